//! The numbers on the pages of the chapter `situations`.

use crate::content::Figure;
use crate::rules::dsa41::build::arm;
use crate::rules::dsa41::data::{CrampedClass, Dsa41Data};
use crate::rules::dsa41::exchange::defence;
use crate::rules::dsa41::shot::{legal, value};
use crate::rules::dsa41::terrain::situation::light;
use crate::rules::dsa41::terrain::situation::water::Depth;
use crate::rules::dsa41::terrain::situation::{foe, height, posture, room};

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    [hands_and_posture(), place(), sight(), water_and_foes()].concat()
}

fn hands_and_posture() -> Vec<Figure> {
    vec![
        Figure::number("SIT-01-malus", arm::WRONG_HAND),
        Figure::number("SIT-02-relief", arm::RELIEF),
        Figure::number("SIT-06-malus", -posture::LYING),
        Figure::number("SIT-07-malus", -posture::KNEELING),
        Figure::number("SIT-07-dodge", -posture::KNEELING_DODGE),
        Figure::number("SIT-08-attack", posture::AT_LYING),
        Figure::number("SIT-08-defence", posture::FROM_LYING),
        Figure::number("SIT-09-attack", posture::AT_KNEELING),
        Figure::number("SIT-09-defence", posture::FROM_KNEELING),
    ]
}

fn place() -> Vec<Figure> {
    let costs = |class, usage| -room::malus(class, usage);
    vec![
        Figure::number("SIT-10-length", room::CELL_CM),
        Figure::number("SIT-10-headroom", room::ABOVE_CM),
        Figure::number("SIT-11-long-attack", costs(CrampedClass::Long, room::Use::Attack)),
        Figure::number("SIT-11-long-parry", costs(CrampedClass::Long, room::Use::Parry)),
        Figure::number(
            "SIT-11-swung-attack",
            costs(CrampedClass::OneHanded, room::Use::Attack),
        ),
        Figure::number(
            "SIT-11-infantry-attack",
            costs(CrampedClass::Infantry, room::Use::Attack),
        ),
        Figure::number(
            "SIT-11-infantry-parry",
            costs(CrampedClass::Infantry, room::Use::Parry),
        ),
        Figure::number("SIT-11-spear-parry", costs(CrampedClass::Spear, room::Use::Parry)),
        Figure::number("SIT-13-width", value::ELBOW_ROOM_CM),
        Figure::number("SIT-13-malus", -value::NO_ELBOW_ROOM),
        Figure::number("SIT-13-squares", legal::RUN_BACK),
    ]
}

fn sight() -> Vec<Figure> {
    const BLOW: light::Use = light::Use::Attack { needs_eyes: false };
    const SHOT: light::Use = light::Use::Shot;
    vec![
        Figure::number("SIT-20-dusk-shot", -SHOT.in_light(1)),
        Figure::number("SIT-20-moon-melee", -BLOW.in_light(2)),
        Figure::number("SIT-20-moon-shot", -SHOT.in_light(2)),
        Figure::number("SIT-20-stars-melee", -BLOW.in_light(3)),
        Figure::number("SIT-20-stars-shot", -SHOT.in_light(3)),
        Figure::number("SIT-20-dark-melee", -BLOW.in_light(4)),
        Figure::number("SIT-20-dark-shot", -SHOT.in_light(4)),
        Figure::number("SIT-21-haze-shot", -SHOT.in_mist(1)),
        Figure::number("SIT-21-fog-melee", -BLOW.in_mist(2)),
        Figure::number("SIT-21-fog-shot", -SHOT.in_mist(2)),
        Figure::number("SIT-22-melee", -light::UNSEEN.0),
        Figure::number("SIT-22-shot", -light::UNSEEN.1),
        Figure::number("SIT-24-melee", -light::BY_NIGHT.0),
        Figure::number("SIT-24-shot", -light::BY_NIGHT.1),
        Figure::number("SIT-25-blind", -light::NIGHT_BLIND),
        Figure::number("SIT-25-trained", -light::GROPING),
    ]
}

fn water_and_foes() -> Vec<Figure> {
    vec![
        Figure::number("SIT-30-knee-defence", -Depth::Knee.malus().1),
        Figure::number("SIT-30-waist-attack", -Depth::Waist.malus().0),
        Figure::number("SIT-30-waist-defence", -Depth::Waist.malus().1),
        Figure::number("SIT-30-shoulder-attack", -Depth::Shoulder.malus().0),
        Figure::number("SIT-30-shoulder-defence", -Depth::Shoulder.malus().1),
        Figure::number("SIT-30-under", -Depth::Under.malus().0),
        Figure::number("SIT-34-malus", -value::INTO_WATER),
        Figure::number("SIT-40-attack", -height::AT_FLYER),
        Figure::number("SIT-40-defence", -height::FROM_FLYER),
        Figure::number("SIT-41-tiny", -foe::TINY),
        Figure::number("SIT-41-small", -foe::VERY_SMALL),
        Figure::number("SIT-42-malus", -foe::LEFT_HAND),
        Figure::number("SIT-43-attack", -foe::AGAINST_WEAPON),
        Figure::number("SIT-43-parry", -defence::AGAINST_WEAPON),
    ]
}
