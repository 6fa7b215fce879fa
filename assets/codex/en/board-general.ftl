## General

BD-00 = The board answers questions about places: how far it is, in which direction, what lies between, what is underfoot. It adds no bonus and no penalty and rolls no dice; each rule system makes numbers of its own out of these facts. Everything is counted in whole numbers and in a fixed order, so the same position gives the same answer on every computer.
    .counts = Counts in every fight, in the fourth edition and in the success pools alike, and no module switches it off. The rule books do not play on squares, so all pages about the board are house rules of this game.
