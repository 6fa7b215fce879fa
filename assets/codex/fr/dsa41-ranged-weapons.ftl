## Armes à distance

RWP-SHORTBOW = L’arc des débutants, des brigands et des cavaliers : vite chargé et maniable, mais faible de loin.
RWP-LONGBOW = Le grand arc des archers exercés : rien ne tire plus loin, et de près ses flèches frappent comme des haches, mais il prend son temps.
RWP-COMPBOW = Corne et tendon le rendent court et fort ; il est chez lui en selle comme à pied.
RWP-WARBOW = Le plus puissant des arcs, pour bras vigoureux seulement : les faibles y tirent mal, les forts percent les mailles.
RWP-ELFBOW = Un chef-d’œuvre elfique, d’aussi longue portée que l’arc long et plus prompt à la flèche suivante.
RWP-ORCBOW = L’arc court et puissant des cavaliers orques, terrible de près, et qui faiblit avec la distance.
RWP-LIGHTXBOW = L’arbalète des gardes : un rude carreau au début, et chargée, elle tire même à bout portant.
RWP-WINDLASS = Une lourde arbalète qui perce les plates de loin, puis demande bien de la patience pour la retendre.
RWP-ARBALEST = Elle lance des balles de plomb avec une force écrasante à moyenne distance, mais bien rarement.
RWP-EISENWALDER = Un ouvrage nain : un magasin fournit carreau après carreau, et elle tire presque comme un arc jusqu’à ce qu’il soit vide.
RWP-BALESTRINA = Une petite arbalète à une main, faite pour la première surprise, par-dessus une table ou dans une porte.
RWP-SLING = Une lanière et une pierre : bon marché, légère, utilisable même de près ; les balles de plomb frappent plus fort.
RWP-STAFFSLING = Une fronde au bout d’un bâton, qui lance plus loin et change la force en puissance, mais demande place et distance.
RWP-THRKNIFE = Petit, équilibré et vite tiré : plusieurs tiennent sur la poitrine, et les maîtres en lancent plus d’un à la fois.
RWP-THRDAGGER = Plus lourde que le couteau de lancer, elle frappe un peu plus fort.
RWP-THRSTAR = Lancée à plat en tournoyant, elle garde sa force plus loin qu’un couteau.
RWP-THRAXE = Lourde et meilleure à courte distance, un jet avant la charge qui fait trembler les boucliers.
RWP-SCHNEIDZAHN = La hache de lancer des marins du Nord, plus tranchante que l’ordinaire et d’un vol un peu plus long.
RWP-JAVELIN = Jeté à courte distance il blesse profondément ; au besoin il sert aussi en main, comme une piètre lance.
RWP-THRSPEAR = Une lance de combat jetée par nécessité ou en ouverture : elle vole assez bien, mais la main est vide ensuite.
RWP-DISCUS = Un disque de métal qu’un bras exercé envoie loin sur le terrain.
RWP-WARDISCUS = Son bord est aiguisé et son poids demande de la force ; en mains faibles, ce n’est qu’un objet qu’on jette.
RWP-BLOWGUN = Sa fléchette n’est qu’une piqûre, à moins qu’elle ne porte du poison.
RWP-STONE = Ce qui traîne ou se trouve sur la table, lancé gauchement et sans force ; une flasque d’huile au chiffon enflammé, c’est autre chose.
