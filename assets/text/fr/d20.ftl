### Mots des règles d20. Les clés se composent d’un genre et d’un terme ; entre accolades, des variables : gardez leurs noms.

## Variantes de modules.

d20-variant-table = points bonus selon la table
d20-variant-none = aucun point bonus
d20-variant-always = supplément pour tous les sorts
d20-variant-never = aucun supplément
