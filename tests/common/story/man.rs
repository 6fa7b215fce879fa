//! A person for the tests, and those of the data files.

/// A person all of whose attributes are 12, with a long sword led at 12/12 (7 + 5): LE 28, AU 28, INI basis 10, GS 8, WS
/// 6/12/18, RS 0, BE 0, dodge 7, fists 7/7.
pub struct Man {
    pub attributes: [i8; 8],
    pub talents: &'static str,
    pub abilities: &'static str,
    pub subjects: &'static str,
    pub advantages: &'static str,
    pub armour: &'static str,
    pub load: u8,
    pub styles: &'static str,
    pub shots: &'static str,
    pub carries: &'static str,
    pub initiative: i8,
}

impl Default for Man {
    fn default() -> Self {
        Self {
            attributes: [12; 8],
            talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5)"#,
            abilities: "",
            subjects: "",
            advantages: "",
            armour: "",
            load: 0,
            styles: r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER")"#,
            shots: "",
            carries: "",
            initiative: 0,
        }
    }
}

impl Man {
    /// The words of a level file for him.
    pub fn ron(&self) -> String {
        let [mu, kl, intuition, ch, ff, ge, ko, kk] = self.attributes;
        let Self {
            talents,
            abilities,
            subjects,
            advantages,
            armour,
            load,
            styles,
            shots,
            carries,
            initiative,
            ..
        } = self;
        format!(
            r#"Inline((id: "OPP-99", name: (en: "Man", de: "Mann", fr: "Homme"), species: "SPC-HUMAN", size: Medium,
            attributes: (MU: {mu}, KL: {kl}, IN: {intuition}, CH: {ch}, FF: {ff}, GE: {ge}, KO: {ko}, KK: {kk}),
            talents: [{talents}], abilities: [{abilities}], exempt: true, subjects: [{subjects}], advantages: [{advantages}], armour: [{armour}],
            load: {load}, initiative: {initiative}, styles: [{styles}], shots: [{shots}], carries: [{carries}]))"#
        )
    }
}

/// The man as he is.
pub fn man() -> String {
    Man::default().ron()
}

/// The man with a special ability.
pub fn able(ability: &str) -> String {
    let plain = man();
    let able = plain.replace("abilities: []", &format!("abilities: [\"{ability}\"]"));
    assert_ne!(able, plain, "the man has a place for abilities");
    able
}

/// The man with a great sword on his back, led at 12/12 as well.
pub fn hewer() -> String {
    let hewer = Man {
        talents: r#"(talent: "TAL-ZHSCHWERT", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-GREATSWORD", talent: "TAL-ZHSCHWERT")"#,
        ..Man::default()
    };
    hewer.ron()
}

/// A person or creature of the data files.
pub fn of(id: &str) -> String {
    format!("Id(\"{id}\")")
}
