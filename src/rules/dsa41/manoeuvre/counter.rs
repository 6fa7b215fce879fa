//! A blow that its target may strike into, and what is left of the worse of two that meet.

use super::super::exchange::attack::Blow;
use super::super::fighter::Arm;
use super::super::round::Due;
use super::Form;
use crate::battle::FighterId;

/// A blow that waits for its target, who may strike into it instead of parrying it.
///
/// Rule: `MAN-GEGENHALTEN`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Meeting {
    /// Who strikes, and with what right; none at the end of a run.
    pub striker: (FighterId, Option<Due>),
    /// At whom.
    pub target: FighterId,
    /// How.
    pub blow: Blow,
}

/// How much of its harm a blow does.
///
/// Rule: `MAN-GEGENHALTEN`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Force {
    /// All of it.
    #[default]
    Whole,
    /// Half of the points, without strength: the worse of two blows that meet.
    Half,
}

/// Whether a blow does no harm, but something else: by its form, or as wrestling without a hold.
///
/// Rule: `UNA-03`.
fn does_no_harm(arm: &Arm, blow: Blow) -> bool {
    blow.form.is_harmless() || arm.kind.is_wrestling && blow.form == Form::Plain
}

/// What is left of a blow that meets a better one: half of the points of its kind, those of a run among them, where it was aimed, and
/// nothing that was announced or that it does besides; none of one that does no harm.
///
/// Rule: `MAN-GEGENHALTEN`, `MAN-STURMANGRIFF`, `MNT-05`.
pub(crate) fn worse(arm: &Arm, blow: Blow) -> Option<Blow> {
    let form = match blow.form {
        Form::Flat | Form::Aimed(_) | Form::Mounted(..) | Form::Charge(_) => blow.form,
        Form::Counter(_, impact) => Form::Counter(0, impact),
        Form::Stun(_) => Form::Stun(0),
        Form::Bare(kind, _) => Form::Bare(kind, 0),
        _ => Form::Plain,
    };
    (!does_no_harm(arm, blow)).then_some(Blow {
        form,
        feint: 0,
        power: 0,
        force: Force::Half,
        ..blow
    })
}
