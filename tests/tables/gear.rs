//! Weapons, shields, armour.

use klingentanz::rules::dsa41::data::*;

use super::{compare, data, names, or_dash, short, shorts, signed, sorted, strength};

/// Id, names, talents, TP, TP/KK, ounces, cm, BF, INI, WM, DK, hands, notes.
const WEAPONS: &str = include_str!("weapons.txt");
/// Id, names, type, size, ounces, WM on attack and parry, INI, BF, notes.
const SHIELDS: &str = include_str!("shields.txt");
/// Id, names, talent, TP, TP/KK, bands, TP of the bands, load, early wounds, ounces, notes.
const RANGED: &str = include_str!("ranged.txt");
/// Id, names, place, ounces, RS, BE, RS of the zones, stars, shares in gRS and gBE, notes.
const ARMOUR: &str = include_str!("armour.txt");
/// Name, pieces, RS, BE, BE with habituation, RS of the zones, gRS, gBE.
const OUTFITS: &str = include_str!("outfits.txt");

#[test]
fn every_weapon_is_the_one_of_the_table() {
    compare(WEAPONS, data().weapons.values().map(weapon));
}

fn weapon(it: &Weapon) -> String {
    let modifier = it.modifier;
    let columns = [
        short(&it.id).to_owned(),
        names(&it.name),
        shorts(&it.talents),
        format!("{}{}", it.points, if it.endurance { "(A)" } else { "" }),
        strength(Some(it.strength)),
        it.ounces.to_string(),
        or_dash(it.length_cm),
        or_dash(it.break_factor),
        signed(it.initiative),
        format!(
            "{}/{}",
            signed(modifier.attack),
            or_dash(modifier.parry.map(signed))
        ),
        it.classes.to_string(),
        if it.hands == Hands::One { "1" } else { "2" }.to_owned(),
        weapon_notes(it),
    ];
    columns.join("|")
}

fn weapon_notes(it: &Weapon) -> String {
    use WeaponTrait::*;
    let special = |it: &WeaponTrait| match it {
        Burns(points) => format!("Burns {points}"),
        AttackIn { class, by } => format!("AttackIn {}{by}", class.letter()),
        UnusableIn(class) => format!("UnusableIn {}", class.letter()),
        other => format!("{other:?}"),
    };
    let mut notes: Vec<String> = it.traits.iter().map(special).collect();
    notes.extend(it.minimum.map(|minimum| least(&minimum, "AT")));
    notes.extend(it.parry_weapon.as_ref().map(|_| "parry weapon".to_owned()));
    notes.extend(it.one_hand.as_ref().map(|one| {
        let talent = one
            .talent
            .as_ref()
            .map_or_else(String::new, |id| format!(" {}", short(id)));
        let bonus = strength(Some(one.strength));
        format!("one hand from KK {} with {bonus}{talent}", one.strength_from)
    }));
    sorted(notes)
}

/// What a weapon asks for, and what each missing point costs.
fn least(it: &Minimum, attack: &str) -> String {
    let cost = it.per_point;
    let costs = [
        (attack, cost.attack),
        ("PA", cost.parry),
        ("TP", cost.points),
        ("INI", cost.initiative),
    ];
    let costs: String = costs
        .iter()
        .filter(|(_, by)| *by != 0)
        .map(|(what, by)| format!(" {what}{by:+}"))
        .collect();
    let hand = if it.one_hand_only { " in one hand" } else { "" };
    let else_so = if it.else_improvised {
        " else improvised"
    } else {
        ""
    };
    format!(
        "{} {}{costs}{hand}{else_so}",
        it.attribute.abbreviation(),
        it.value
    )
}

#[test]
fn every_shield_is_the_one_of_the_table() {
    compare(SHIELDS, data().shields.values().map(shield));
}

fn shield(it: &Shield) -> String {
    let kind = match it.kind {
        ShieldKind::Shield => "S",
        ShieldKind::ParryWeapon => "P",
        ShieldKind::Both => "SP",
    };
    let size = it.size.map(|size| match size {
        ShieldSize::Small => "small",
        ShieldSize::Large => "large",
        ShieldSize::VeryLarge => "very large",
    });
    let special = |it: &ShieldTrait| match it {
        ShieldTrait::Strikes(points) => format!("Strikes {points}"),
        other => format!("{other:?}"),
    };
    let columns = [
        short(&it.id).to_owned(),
        names(&it.name),
        kind.to_owned(),
        or_dash(size),
        it.ounces.to_string(),
        it.modifier.attack.to_string(),
        or_dash(it.modifier.parry),
        it.initiative.to_string(),
        it.break_factor.to_string(),
        sorted(it.traits.iter().map(special).collect()),
    ];
    columns.join("|")
}

#[test]
fn every_ranged_weapon_is_the_one_of_the_table() {
    compare(RANGED, data().ranged.values().map(ranged));
}

fn ranged(it: &RangedWeapon) -> String {
    let special = |it: &RangedTrait| match it {
        RangedTrait::Magazine { shots, refill } => format!("Magazine {shots}/{refill}"),
        RangedTrait::LeadShot { points, .. } => format!("LeadShot({points})"),
        RangedTrait::HoldsOil { .. } => "HoldsOil".to_owned(),
        other => format!("{other:?}"),
    };
    let mut notes: Vec<String> = it.traits.iter().map(special).collect();
    notes.extend(it.minimum.map(|minimum| least(&minimum, "FK")));
    let columns = [
        short(&it.id).to_owned(),
        names(&it.name),
        short(&it.talent).to_owned(),
        it.points.to_string(),
        strength(it.strength),
        it.bands.map(|band| band.to.to_string()).join("/"),
        it.bands.map(|band| or_dash(band.points.map(signed))).join("/"),
        it.load.to_string(),
        if it.wounds_easily { "y" } else { "n" }.to_owned(),
        it.ounces.to_string(),
        sorted(notes),
    ];
    columns.join("|")
}

#[test]
fn every_piece_of_armour_is_the_one_of_the_table() {
    compare(ARMOUR, data().armour.values().map(piece));
}

fn piece(it: &ArmourPiece) -> String {
    let fits = match it.fits {
        Fit::Body { padding_under: true } => "body".to_owned(),
        Fit::Body { padding_under: false } => "body alone".to_owned(),
        Fit::Padding => "padding".to_owned(),
        Fit::Helmet => "helmet".to_owned(),
        Fit::Coif => "coif".to_owned(),
        Fit::Addition(place) => format!("{place:?}"),
        Fit::LimbSet => "limbs".to_owned(),
    };
    let simple = |value: fn(SimpleArmour) -> u8| {
        or_dash(it.simple.map(|simple| {
            let plus = if simple.with_body_only { "+" } else { "" };
            format!("{plus}{}", value(simple))
        }))
    };
    // ARP-04, ARP-05: twentieths; a star takes a whole point from body armour and halves what other pieces weigh.
    let share: u32 = it
        .zones
        .values()
        .iter()
        .zip([2, 4, 4, 4, 1, 1, 2, 2])
        .map(|(rs, by)| u32::from(*rs) * by)
        .sum();
    let stars = u32::from(it.stars);
    let is_body = matches!(it.fits, Fit::Body { .. } | Fit::Padding);
    let load = if is_body {
        f64::from(share.saturating_sub(20 * stars))
    } else {
        f64::from(share) / f64::from(1 << stars)
    };
    let columns = [
        short(&it.id).to_owned(),
        names(&it.name),
        fits,
        it.ounces.to_string(),
        simple(|it| it.armour),
        simple(|it| it.encumbrance),
        it.zones.values().map(|armour| armour.to_string()).join(" "),
        if stars == 0 {
            "-".to_owned()
        } else {
            "*".repeat(stars as usize)
        },
        format!("{:.2}", f64::from(share) / 20.0),
        format!("{:.2}", load / 20.0),
        sorted(it.traits.iter().map(|it| format!("{it:?}")).collect()),
    ];
    columns.join("|")
}

#[test]
fn every_ready_combination_is_the_one_of_the_table() {
    compare(OUTFITS, data().outfits.values().map(outfit));
}

fn outfit(it: &Outfit) -> String {
    let printed = it.printed;
    let columns = [
        it.name.en.clone(),
        shorts(&it.pieces),
        printed.armour.to_string(),
        printed.encumbrance.to_string(),
        printed.habituated.to_string(),
        printed.zones.values().map(|armour| armour.to_string()).join("/"),
        printed.overall.to_string(),
        printed.overall_encumbrance.to_string(),
    ];
    columns.join("|")
}

/// Id, names, talent, ounces, cm, BF, whether the points are TP(A).
const LANCES: &str = "\
WARLANCE|War lance|Kriegslanze|Lance de guerre|LANZE|150|350|6|
JOUSTLANCE|Tourney lance|Turnierlanze|Lance de joute|LANZE|120|350|8|(A)";

#[test]
fn every_lance_is_the_one_of_the_table() {
    compare(LANCES, data().lances.values().map(lance));
}

fn lance(it: &Lance) -> String {
    let columns = [
        short(&it.id).to_owned(),
        names(&it.name),
        short(&it.talent).to_owned(),
        it.ounces.to_string(),
        it.length_cm.to_string(),
        it.break_factor.to_string(),
        if it.endurance { "(A)" } else { "" }.to_owned(),
    ];
    columns.join("|")
}

/// Id, whose part, FK of those who have learnt nothing, of marksmen, of masters; notes. What holds for head and arm, hand and foot, eye
/// and heart is one row of the notes and two here (RNG-41); the trunk is chest and belly.
const AIMS: &str = "\
HEAD|Person|-10 -7 -5|
ARM|Person|-10 -7 -5|moves
TRUNK|Person|-6 -4 -3|
LEG|Person|-8 -5 -4|moves
HAND|Person|-16 -11 -8|moves
FOOT|Person|-16 -11 -8|
EYE|Person|-20 -13 -10|RS 0; SP x2
HEART|Person|-20 -13 -10|wounds +1
BEASTTRUNK|Beast|-4 -3 -2|
BEASTLEG|Beast|-10 -7 -5|
BEASTSPOT|Beast|-12 -8 -6|
BEASTHEAD|Beast|-16 -11 -8|";

#[test]
fn every_part_to_aim_at_is_the_one_of_the_table() {
    compare(AIMS, data().aims.values().map(aimed));
}

fn aimed(it: &AimedPart) -> String {
    let (plain, marksman, master) = it.modifiers;
    let mut notes = Vec::new();
    if it.bare {
        notes.push("RS 0".to_owned());
    }
    if it.times != 1 {
        notes.push(format!("SP x{}", it.times));
    }
    if it.moves {
        notes.push("moves".to_owned());
    }
    if it.wounds > 0 {
        notes.push(format!("wounds +{}", it.wounds));
    }
    let (id, notes) = (short(&it.id), notes.join("; "));
    format!("{id}|{:?}|{plain} {marksman} {master}|{notes}", it.at)
}
