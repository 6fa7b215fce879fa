## The codex: pages of the rules
codex-side-1 = Side 1
codex-side-2 = Side 2
codex-side-3 = Side 3
codex-counts = When it counts: { $text }
codex-see = See also: { $titles }
codex-modules = Belongs to: { $modules }
codex-chapter = { $chapter } · { $system }
codex-board = The map
codex-no-page = Nothing is written about this rule yet.
codex-example = Example
codex-set-up = At the start
codex-does = { $name } chooses: { $choice }
codex-would = { $name } would like to choose: { $choice }
codex-odds = The chances of { $name } with: { $choice }
codex-pair = What the map says of { $one } and { $other }
codex-place = What { $cell } would mean for { $name }
codex-cites = Rules: { $rules }
codex-title = Codex
codex-welcome = Every rule of the game: what it says, when it counts, and an example with dice. Choose a chapter, or search.
codex-search = Search
codex-all = All
codex-chapters = ‹ All chapters
codex-found = { $count ->
    [one] one rule
   *[other] { $count } rules
}
codex-back = ‹ Previous page
codex-brought-by = Belongs to
codex-in-this-fight = In this fight
codex-see-also = See also
codex-step-back = ‹
codex-step-on = ›
codex-step = { $step } of { $steps }
codex-read-on = Read more
note-keys = { $next }: next term · { $pin }: pin · { $codex }: codex
codex-written = The codex is written to { $folder }.
codex-nothing = No rule speaks of { $word }.
codex-also-found = Also: { $titles }
codex-terms = Terms
codex-used-by = Used by
codex-users = Used by: { $names }
codex-way = The way that the game finds for { $name } to { $cell } ({ $gait })
codex-earlier = Previous step
codex-later = Next step
