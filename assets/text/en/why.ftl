## Why not: what is missing, and by how much.

why-no-answer = That does not answer the open question
why-shape = Something is missing in this answer, or there is something too much
why-not-offered = That is not among what can be chosen now
why-stands-there = Already standing on that square
why-outside-zone = No room on that square of the set-up zone, or outside it
why-looks-there = Already facing that way
