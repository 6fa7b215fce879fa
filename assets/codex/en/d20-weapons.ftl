## Weapons

D20-T-WEAPON = The table says for each weapon who is trained in it, how it lies in the hand, which dice its damage is rolled with and when a hit with it may become critical. Small users have a smaller version with smaller dice, Large ones a bigger version. What is thrown or shot also has a range increment, and some weapons can do something special, such as reaching farther or tripping.
    .counts = Counts for every attack with a weapon. In the values of ready heroes and opponents size, Strength, feats and good workmanship are reckoned in already.

D20-WPN-01 = Fists and feet are what everybody has left. They knock out rather than kill, and an armed target may strike first.

D20-WPN-02 = A handy blade that stabs, cuts and can be thrown a little way, light enough for the other hand.

D20-WPN-03 = A short club with a metal head light enough to serve in the other hand as well.

D20-WPN-04 = A piece of hard wood that costs nothing, asks for no training worth the name and can even be thrown.

D20-WPN-05 = A heavy head of metal on a stout shaft: it hits as hard as a longsword, and anybody can use it.

D20-WPN-06 = A club with spikes that crushes and pierces with the same blow, so that it also hurts foes whom only one of the two can harm.

D20-WPN-07 = A spear for one hand that leaves room for a shield and flies well when it is thrown.

D20-WPN-08 = A spear for both hands that receives a charge on its point and can be thrown in need.

D20-WPN-09 = So long that it strikes over a square in between, but not at a foe who stands right in front.

D20-WPN-10 = A plain staff whose two ends can strike like two weapons; wizards like to carry one.

D20-WPN-11 = A hard shot that asks for no training, but after each bolt a move action goes by with loading.

D20-WPN-12 = It hits harder than any bow, but loading takes the whole turn, so most shoot it once and then draw a blade.

D20-WPN-13 = A light spear made for throwing, with which many open a fight before they close in.

D20-WPN-14 = It fits into any pocket and lends its stones the strength of the arm, but has to be loaded anew each time.

D20-WPN-15 = A light axe whose critical hits bite deep, good for the belt or for the other hand.

D20-WPN-16 = A light stabbing blade for the nimble, and the favourite of those who attack from behind.

D20-WPN-17 = An axe for one hand or for both, whose critical hits are rarer than those of a sword and worse.

D20-WPN-18 = A head on a chain that also catches legs and so trips foes without danger for its bearer.

D20-WPN-19 = The weapon of trained fighters for every occasion: good damage, fairly frequent critical hits, and a hand free for the shield.

D20-WPN-20 = A spike on a handle that does little harm with most blows, but no other weapon has a critical hit as terrible.

D20-WPN-21 = A slender thrusting blade with very frequent critical hits, as if made for those who fence with Dexterity.

D20-WPN-22 = A curved blade that threatens critical hits as often as a rapier, but cuts instead of thrusting.

D20-WPN-23 = Three points on a shaft that go with a shield, receive a charge and can be thrown a little way.

D20-WPN-24 = A hammer for war, the right answer to bones that no blade cuts, with heavy critical hits besides.

D20-WPN-25 = A broad curved blade for both hands, which trades a little damage for very frequent critical hits.

D20-WPN-26 = A blade on a long pole that cuts over a square in between, best with a friend in front.

D20-WPN-27 = No other weapon puts so much into a single die: its blows may be weak or crushing.

D20-WPN-28 = Half a tree trunk for arms with more strength than grace, the favourite weapon of ogres.

D20-WPN-29 = On the average no weapon does more damage, and it threatens well, but there is no hand left for a shield.

D20-WPN-30 = A hook on a long pole that brings foes down before they come near enough to strike back.

D20-WPN-31 = Axe, point and hook on one pole: it cuts or stabs, trips and receives a charge.

D20-WPN-32 = Made for the charge on horseback, where one hand leads it and its damage is multiplied; on foot it is a long pole for two hands.

D20-WPN-33 = A small bow for scouts and raiders, with a middling range.

D20-WPN-34 = A bow as tall as its archer that reaches very far, but gains nothing from a strong arm.

D20-WPN-35 = A bow made to measure for a strong arm, whose Strength it adds to the damage; no other bow reaches farther.

D20-WPN-36 = A throwing star that is hardly more than a scratch, but comes to hand as fast as an arrow and can be thrown lying on the ground.

D20-WPN-37 = A weighted leather bag that leaves its victim unconscious instead of dead.
