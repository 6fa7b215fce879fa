## Le codex : les pages des règles
codex-side-1 = Camp 1
codex-side-2 = Camp 2
codex-side-3 = Camp 3
codex-counts = Quand elle compte : { $text }
codex-see = Voir aussi : { $titles }
codex-modules = Fait partie de : { $modules }
codex-chapter = { $chapter } · { $system }
codex-board = La carte
codex-no-page = Rien n’est encore écrit sur cette règle.
codex-example = Exemple
codex-set-up = Au début
codex-does = { $name } choisit : { $choice }
codex-would = { $name } voudrait choisir : { $choice }
codex-odds = Les chances de { $name } avec : { $choice }
codex-pair = Ce que la carte dit de { $one } et de { $other }
codex-place = Ce que { $cell } signifierait pour { $name }
codex-cites = Règles : { $rules }
