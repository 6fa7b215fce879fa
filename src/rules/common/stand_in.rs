//! Sides of equal points from persons whose points a rule system knows.

use crate::battle::RawRon;

/// Persons for sides of so many fighters each, in the words of a level file; none without persons or sides.
///
/// The smallest side gets the best, each of them once as far as they go; every side of the same size gets the same. A larger
/// side gets, one after the other, whoever comes nearest to what is left of the same sum for each of those still to come.
pub(crate) fn equal_sides(mut people: Vec<(i16, &str)>, sides: &[usize]) -> Option<Vec<Vec<RawRon>>> {
    people.sort_by_key(|(points, id)| (-points, *id));
    let fewest = *sides.iter().min()?;
    let best: Vec<_> = people.iter().copied().cycle().take(fewest).collect();
    let sum = best.iter().map(|(points, _)| points).sum();
    let side = |size: &usize| {
        let found = if *size == fewest {
            best.clone()
        } else {
            balanced(&people, *size, sum)
        };
        found.into_iter().map(|(_, id)| named(id)).collect()
    };
    (!people.is_empty()).then(|| sides.iter().map(side).collect())
}

/// So many persons whose points come near to a sum.
fn balanced<'p>(people: &[(i16, &'p str)], size: usize, sum: i16) -> Vec<(i16, &'p str)> {
    let mut left = sum;
    let mut chosen = Vec::with_capacity(size);
    for still in (1..=size).rev() {
        let share = left / i16::try_from(still).unwrap_or(i16::MAX);
        let nearest = people
            .iter()
            .min_by_key(|(points, id)| (points.abs_diff(share), *id));
        if let Some(person) = nearest {
            left -= person.0;
            chosen.push(*person);
        }
    }
    chosen
}

/// A person of the data files as level files name him.
pub(crate) fn named(id: &str) -> RawRon {
    RawRon {
        text: format!("Id(\"{id}\")"),
        line: 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_side_has_the_best_and_a_larger_one_comes_near_to_its_points() {
        let people = vec![(30, "A"), (50, "B"), (20, "C"), (40, "D")];
        let text = |sides: Vec<Vec<RawRon>>| -> Vec<String> {
            let of = |side: &Vec<RawRon>| side.iter().map(|raw| raw.text.clone()).collect::<Vec<_>>();
            sides.iter().map(|side| of(side).join(" ")).collect()
        };
        // Two have 50 + 40 = 90; three have 30 each of 90, and none is nearer than the one with 30.
        assert_eq!(
            text(equal_sides(people.clone(), &[2, 3, 2]).unwrap()),
            [
                r#"Id("B") Id("D")"#,
                r#"Id("A") Id("A") Id("A")"#,
                r#"Id("B") Id("D")"#
            ]
        );
        // Five of four: the best comes twice.
        let five = text(equal_sides(people.clone(), &[5, 5]).unwrap());
        assert_eq!(five[0], r#"Id("B") Id("D") Id("A") Id("C") Id("B")"#);
        assert_eq!(five[0], five[1]);
        assert!(equal_sides(people, &[]).is_none() && equal_sides(Vec::new(), &[1]).is_none());
    }
}
