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
codex-title = Codex
codex-welcome = Toutes les règles du jeu : ce qu’elles disent, quand elles comptent, et un exemple avec des dés. Choisir un chapitre, ou chercher.
codex-search = Chercher
codex-all = Toutes
codex-chapters = ‹ Tous les chapitres
codex-found = { $count ->
    [one] une règle
   *[other] { $count } règles
}
codex-back = ‹ Page précédente
codex-brought-by = Fait partie de
codex-in-this-fight = Dans ce combat
codex-see-also = Voir aussi
codex-step-back = ‹
codex-step-on = ›
codex-step = { $step } sur { $steps }
codex-read-on = En savoir plus
note-keys = { $next } : terme suivant · { $pin } : épingler · { $codex } : codex
codex-written = Le codex est écrit dans { $folder }.
codex-nothing = Aucune règle ne parle de { $word }.
codex-also-found = Aussi : { $titles }
codex-terms = Termes
codex-used-by = Utilisé par
codex-users = Utilisé par : { $names }
codex-way = Le chemin que le jeu trouve pour { $name } jusqu’en { $cell } ({ $gait })
codex-earlier = Étape précédente
codex-later = Étape suivante
