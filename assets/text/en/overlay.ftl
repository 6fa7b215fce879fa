## Overlays of the map: what they are called and how they are used. In braces stand variables: keep their names.
overlay-reach = Reach of a move
overlay-zones = Guarded squares
overlay-sight = Line of sight
overlay-cover = Cover
overlay-light = Light
overlay-arcs = Front, flanks, rear
overlay-room = Room for the weapon
overlay-distance = Lengths of weapons
overlay-danger = Dangers
overlay-ground = Heights and water
overlay-of = { $overlay }: { $name }
overlay-against = { $overlay }: { $name } against { $other }
overlay-from = { $overlay } from { $cell }
overlay-nothing = Nothing of the kind on the map.
overlay-off = No overlay
overlay-title = Map overlays
overlay-tool = Map overlays ({ $key })
overlay-hint = 1–9, 0: choose · { $close }: close
overlay-route-struck = { $name } attacks at { $cell }
overlay-route-struck-odds = { $name } attacks at { $cell }: { $chance }
overlay-route-harm = hurts at { $cells }
overlay-route-other = { $key }: instead { $cost } paces, attacked { $strikes ->
    [0] by nobody
    [one] once
   *[other] { $strikes } times
 }
