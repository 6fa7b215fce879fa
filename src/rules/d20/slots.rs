//! Spells a day: how many of each level a caster has by class, domain and ability.

use super::data::ClassSpells;

/// Points of the ability modifier above the level of the spells for each further one (`D20-MAG-12`).
pub(crate) const EVERY: i16 = 4;

/// Spells a day more of a level for a high ability.
///
/// Rule: `D20-MAG-12`.
pub(crate) const fn bonus(modifier: i16, level: u8) -> i16 {
    let level = level as i16;
    if level >= 1 && modifier >= level {
        1 + (modifier - level) / EVERY
    } else {
        0
    }
}

/// Spells a day by spell level from 0 on, with domain and bonus.
///
/// Rule: `D20-MAG-12`, `D20-T-SLOTS`.
pub(crate) fn a_day(spells: &ClassSpells, class_level: u8, modifier: i16) -> Vec<u8> {
    let mut all = vec![0; usize::from(spells.lowest)];
    let of_class = (spells.lowest..).zip(spells.slots_at(class_level));
    all.extend(of_class.map(|(level, slots)| {
        let domain = u8::from(spells.domain && level > 0);
        slots + domain + bonus(modifier, level).clamp(0, 99) as u8
    }));
    all
}

#[cfg(test)]
mod tests {
    use super::super::sheet::test::tables;
    use super::*;

    #[test]
    fn class_domain_and_ability_make_the_spells_of_a_day_d20_mag_12() {
        // Elenwe: 4/3/3/2 and one each for Intelligence +4; Durgan: 5/3/3/2, one domain spell each, one each for Wisdom +3.
        let tables = tables();
        let of = |class: &str, modifier| {
            let (_, row) = tables
                .classes
                .iter()
                .find(|(id, _)| id.as_str() == class)
                .unwrap();
            a_day(row.spells.as_ref().unwrap(), 6, modifier)
        };
        assert_eq!(of("wizard", 4), [4, 4, 4, 3]);
        assert_eq!(of("cleric", 3), [5, 5, 5, 4]);
        assert_eq!([4, 5, 8, 9].map(|modifier| bonus(modifier, 1)), [1, 2, 2, 3]);
        assert_eq!((bonus(2, 3), bonus(9, 0)), (0, 0));
    }
}
