## Armures

PL-AMR-01 = De l’étoffe matelassée qui protège peu et ne gêne presque personne.

PL-AMR-02 = Le choix des agiles, qui préfèrent esquiver un coup plutôt que l’encaisser.

PL-AMR-03 = Du cuir clouté, un compromis entre protection et liberté de mouvement.

PL-AMR-04 = Des anneaux de fer pour les combattants d’agilité moyenne, et la plus lourde armure de corps qui permette encore le sprint.

PL-AMR-05 = Une forte protection pour les lents ; on n’y sprinte pas.

PL-AMR-06 = La meilleure protection qui soit, qui ne laisse presque rien de l’agilité du porteur et interdit le sprint.

PL-AMR-07 = Un peu plus de protection, qui va avec toute armure.

PL-AMR-08 = Il couvre la moitié du corps, tant qu’une main est libre pour le tenir.
