//! What dice, faces and wounds of a zone come to.

use std::path::Path;
use std::sync::Arc;

use super::*;
use crate::battle::Ledger;
use crate::board::Cell;
use crate::rules::dsa41::data::Dsa41Data;
use crate::rules::dsa41::setup::muster;

#[test]
fn every_face_finds_its_zone_zon_01() {
    use Zone::{Back, Belly, Chest, Head, LeftArm, LeftLeg, RightArm, RightLeg};
    let rows = [
        (vec![1, 3, 5], LeftLeg),
        (vec![2, 4, 6], RightLeg),
        (vec![7, 8], Belly),
        (vec![9, 11, 13], LeftArm),
        (vec![10, 12, 14], RightArm),
        (vec![15, 16, 17, 18], Chest),
        (vec![19, 20], Head),
    ];
    for (faces, zone) in rows {
        for face in faces {
            assert_eq!(Zone::of(face, false, false), zone, "{face}");
        }
    }
    // From behind the chest is the back; who leads the weapon with the left swaps the arms.
    assert_eq!(Zone::of(16, true, false), Back);
    assert_eq!(Zone::of(8, true, false), Belly);
    assert_eq!(Zone::of(9, false, true), RightArm);
    assert_eq!(Zone::of(10, false, true), LeftArm);
}

#[test]
fn height_moves_the_blow_up_or_down_brd_21() {
    let aim = |shift| Aim {
        shifts: [(rule::BRD_21, shift), (rule::ZON_01, 0)],
        from_behind: false,
        is_left_handed: false,
        hidden: 0,
        from_saddle: false,
    };
    // (shift, face, zone): from below 19 - 4 is the chest, and 2 - 4 no less than 1; from above 16 + 4 is the head, and 18 no more.
    for (shift, face, zone) in [
        (-4, 19, Zone::Chest),
        (-4, 2, Zone::LeftLeg),
        (-4, 12, Zone::Belly),
        (4, 16, Zone::Head),
        (4, 18, Zone::Head),
        (4, 3, Zone::Belly),
    ] {
        assert_eq!(aim(shift).zone(face), zone, "{face} {shift:+}");
    }
}

#[test]
fn the_third_wound_of_a_zone_is_the_last_zon_03() {
    let shock = |zone, before, wounds| {
        let it = Shock::of(zone, before, wounds);
        (it.wounds, it.life_dice, it.nerve_dice, it.is_third)
    };
    // Head: 2W6 INI for each of the first two, 2W6 SP with the third.
    assert_eq!(shock(Zone::Head, 0, 1), (1, 0, 2, false));
    assert_eq!(shock(Zone::Head, 1, 2), (2, 2, 2, true));
    // Trunk: 1W6 SP for each of the first two.
    assert_eq!(shock(Zone::Chest, 0, 3), (3, 2, 0, true));
    assert_eq!(shock(Zone::Belly, 2, 1), (1, 0, 0, true));
    // A fourth wound of a zone counts no more.
    assert_eq!(shock(Zone::LeftArm, 3, 2), (0, 0, 0, false));
}

/// A hero of the data files with so many wounds of a zone.
fn wounded(zone: Zone, wounds: u8) -> Snapshot {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let data = Dsa41Data::load(&root.join("assets/rules/dsa41")).unwrap();
    let build = Arc::new(muster::by_id(&data, "HER-01", Modules::ZONES).unwrap());
    let mut fighter = Snapshot::rested(&build, 1, Cell::new(1, 1));
    fighter.condition.ado.scars.add(zone, wounds);
    fighter.wounds.0 = wounds.into();
    fighter
}

#[test]
fn every_cell_of_the_table_takes_its_points_zon_03() {
    use Attribute::{Ch, Ff, Ge, In, Kk, Kl, Ko, Mu};
    use Zone::{Back, Belly, Chest, Head, LeftArm, LeftLeg, RightArm, RightLeg};
    // (zone; attack, parry, shield, dodge, shot, initiative, speed; MU KL IN CH FF GE KO KK), of each of the first two wounds.
    let rows = [
        (Head, [0, 0, 0, 0, 0, 2, 0], [2, 2, 2, 0, 0, 0, 0, 0]),
        (Chest, [1, 1, 1, 1, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1, 1]),
        (Back, [1, 1, 1, 1, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1, 1]),
        (Belly, [1, 1, 1, 1, 0, 1, 1], [0, 0, 0, 0, 0, 0, 1, 1]),
        (RightArm, [2, 2, 0, 0, 2, 0, 0], [0, 0, 0, 0, 2, 0, 0, 2]),
        (LeftArm, [0, 0, 2, 0, 2, 0, 0], [0; 8]),
        (RightLeg, [2, 2, 2, 2, 0, 2, 1], [0, 0, 0, 0, 0, 2, 0, 0]),
        (LeftLeg, [2, 2, 2, 2, 0, 2, 1], [0, 0, 0, 0, 0, 2, 0, 0]),
    ];
    for (zone, efforts, attributes) in rows {
        // The third wound has an effect of its own, and takes no more points.
        for (wounds, times) in [(1, 1), (2, 2), (3, 2)] {
            let mut fighter = wounded(zone, wounds);
            let arm = fighter.style().arms[0].clone();
            assert!(!arm.kind.is_two_handed && fighter.style().missile.is_none());
            let lost = [
                -loss(&fighter, Effort::Attack(&arm)),
                -loss(&fighter, Effort::Parry(&arm)),
                -loss(&fighter, Effort::Ward),
                -loss(&fighter, Effort::Dodge),
                -loss(&fighter, Effort::Shot),
                -loss(&fighter, Effort::Initiative),
                speed_loss(&fighter),
            ];
            assert_eq!(lost, efforts.map(|points| times * points), "{zone:?} {wounds}");
            let all = [Mu, Kl, In, Ch, Ff, Ge, Ko, Kk];
            let in_check = |fighter: &Snapshot, which| {
                let mut ledger = Ledger::new(rule::CNV_07, 0);
                add_to_attribute(&mut ledger, fighter, which);
                -ledger.value()
            };
            let checks = all.map(|which| in_check(&fighter, which));
            // What the weapon arm cannot do any more the other one does, which is whole.
            let by_arm = if (zone, wounds) == (RightArm, 3) { 0 } else { times };
            assert_eq!(
                checks,
                attributes.map(|points| by_arm * points),
                "{zone:?} {wounds}"
            );
            // In a frenzy nothing of it is felt (WND-10).
            fighter.condition.frenzied = true;
            assert_eq!(loss(&fighter, Effort::Attack(&arm)), 0);
            assert_eq!(all.map(|which| in_check(&fighter, which)), [0; 8]);
        }
    }
}
