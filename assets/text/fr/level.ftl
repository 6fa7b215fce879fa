### Les lieux : titres, ce que le choix en dit, et les noms des camps.

level-one-blow-title = Un seul coup
level-one-blow-intro = Une leçon. Dans une cour murée, Thessa affronte un adversaire patient : un coup, de l’annonce à la blessure, pas à pas.
level-one-blow-side-1 = Thessa
level-one-blow-side-2 = Partenaire d’entraînement

level-courtyard-title = La cour
level-courtyard-intro = Un contre un entre de vieux murs. Un guerrier orque a lancé son défi, et Nazira l’a relevé.
level-courtyard-side-1 = Nazira
level-courtyard-side-2 = Orque

level-tavern-title = À la hure de sanglier
level-tavern-intro = Trois clients, et trois que personne n’a invités. Des tables barrent le chemin, et la porte de la cuisine ne laisse passer qu’un combattant à la fois.
level-tavern-side-1 = Clients
level-tavern-side-2 = Pillards

level-field-title = Le gué
level-field-intro = Huit contre huit à découvert. Qui entre le premier dans l’eau s’y bat.
level-field-side-1 = Rive ouest
level-field-side-2 = Rive est
