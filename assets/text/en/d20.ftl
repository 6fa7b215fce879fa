### Words of the d20 rules. Keys are made of a kind and a term; in braces stand variables: keep their names.

## Variants of modules.

d20-variant-table = bonus points by the table
d20-variant-none = no bonus points
d20-variant-always = surcharge for all spells
d20-variant-never = no surcharge
