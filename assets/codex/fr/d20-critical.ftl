## Coups critiques

D20-CRT-01 = Un coup bien placé peut faire bien plus de mal que d’ordinaire. Un { $D20-CRT-01-best } naturel au jet d’attaque en ouvre toujours la chance, et avec de bonnes armes des faces plus basses aussi, jusqu’à { $D20-CRT-01-lowest } avec les meilleures. La page de chaque arme donne sa zone de critique.
    .counts = Les faces plus basses ne valent que si l’attaque touche ; par elles-mêmes, elles ne touchent pas. Le camouflage qui gâche le coup emporte la chance de critique.

D20-CRT-02 = Un critique possible doit être confirmé : on refait le jet d’attaque, avec les mêmes modificateurs et contre la même classe d’armure. S’il touche encore, le coup est critique ; sinon, il reste un coup ordinaire.
    .counts = Un { $D20-CRT-02-best } naturel confirme toujours, un { $D20-CRT-02-worst } naturel jamais. Un coup de grâce n’a pas besoin de confirmation.

D20-CRT-03 = Un coup critique multiplie les dégâts : par { $D20-CRT-03-least } avec la plupart des armes, jusqu’à { $D20-CRT-03-most } avec certaines. On jette autant de fois les dégâts entiers, avec tout ce qui s’y ajoute, et l’on fait la somme.
    .counts = Vaut pour les dés, la Force et les bonus fixes. Les dés supplémentaires, comme ceux d’une attaque sournoise, ont leur propre règle.

D20-CRT-04 = Les dés qui s’ajoutent aux dégâts propres de l’arme, ceux d’une attaque sournoise surtout, ne se jettent qu’une fois, même pour un coup critique. Mais si la confirmation elle-même était un { $D20-CRT-04-best } naturel, ils se multiplient avec tout le reste.
    .counts = Vaut pour les attaques sournoises et pour les dés des armes de feu ou de glace. Sans le module « Dés supplémentaires multipliés », ils ne se multiplient jamais. Le coup de grâce, que rien ne confirme, ne les multiplie pas non plus.

D20-CRT-05 = Les sorts qui doivent toucher, rayons et contacts, peuvent aussi être critiques. Un { $D20-CRT-05-face } naturel en ouvre la chance, et ils font alors { $D20-CRT-05-times } fois les dégâts.
    .counts = Vaut pour les sorts à jet d’attaque. Boules de feu, projectiles magiques et tout ce qui se passe de jet d’attaque ne sont jamais critiques.

D20-CRT-06 = Avec la Science du critique, deux fois plus de faces rendent un critique possible. Une arme qui le faisait à partir de { $D20-CRT-06-before } le fait à partir de { $D20-CRT-06-after }.
    .counts = Pour la seule arme choisie avec le don. Ne se cumule avec rien d’autre qui étende la zone de critique.

D20-CRT-07 = Qui n’a pas d’organes vitaux ne peut y être frappé. Contre les morts-vivants, les créatures artificielles, les vases, les plantes et les élémentaires, un coup critique est un coup ordinaire, les dés d’une attaque sournoise ne font rien, et le coup de grâce est impossible.
    .counts = Tient à la nature de la créature ; sa page dit ce qu’elle est. Même avec le module « Pas de pitié pour les cibles sans défense », ces créatures ne subissent que des dégâts ordinaires.
