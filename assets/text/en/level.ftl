### The levels: titles, what the set-up says about them, and the names of the sides.

level-one-blow-title = One blow
level-one-blow-intro = A lesson. In a walled yard Thessa meets a patient foe: one blow from the announcement to the wound, step by step.
level-one-blow-side-1 = Thessa
level-one-blow-side-2 = Sparring partner

level-courtyard-title = The courtyard
level-courtyard-intro = One against one between old walls. An orc warrior has thrown down his challenge, and Nazira has picked it up.
level-courtyard-side-1 = Nazira
level-courtyard-side-2 = Orc

level-tavern-title = The Boar’s Head
level-tavern-intro = Three guests, three uninvited ones. Tables stand in the way, and the door to the kitchen lets one through at a time.
level-tavern-side-1 = Guests
level-tavern-side-2 = Raiders

level-field-title = The ford
level-field-intro = Eight against eight in the open. Whoever goes into the water first fights in it.
level-field-side-1 = West bank
level-field-side-2 = East bank
