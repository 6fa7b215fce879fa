//! What a pair of eyes sees on the maps of the game is what a line to every single square says.

use std::sync::Arc;

use klingentanz::battle::{Body, FighterId, Ground, Onlooker, Posture, Secrets, SightLimits};
use klingentanz::board::{Cell, Facing, Footprint, Measure, Pair, Spot};
use klingentanz::level::Level;

use super::{OURS, common};

/// By day without a limit, in each dimmer light a shorter one.
const LIMITS: SightLimits = SightLimits {
    measure: Measure::Round,
    cells: [None, Some(12), Some(8), Some(5), Some(2)],
};

const EYE: FighterId = FighterId(1);

fn standing_at(at: Cell, size: u8) -> Onlooker {
    Onlooker {
        id: EYE,
        side: OURS,
        body: Body {
            at,
            size,
            facing: Facing::N,
            posture: Posture::Standing,
            able: true,
            present: true,
            altitude_dm: 0,
            mount: None,
        },
        sees: true,
    }
}

/// Rule: `BD-VIS-03`.
#[test]
fn eyes_see_what_a_line_to_every_square_says() {
    let mut higher = 0;
    for name in common::LEVELS {
        let level = Level::load(&common::root().join("levels").join(name)).unwrap();
        let mut setting = (*level.setting("Dsa41")).clone();
        setting.secrets = true;
        let ground = Ground::new(level.board.clone(), Arc::new(setting));
        let view = ground.view();
        let mut secrets = Secrets::of(&level.battle_sides(), &ground);
        for (number, at) in view.board().cells().enumerate().step_by(97) {
            let size = 1 + u8::from(number % 2 == 1);
            let own = Footprint::new(at, size);
            if own.cells().any(|cell| !view.contains(cell)) {
                continue;
            }
            secrets.look(&ground, 1, vec![standing_at(at, size)], (&LIMITS, Vec::new()));
            let light = klingentanz::board::LightMap::of(
                view,
                &[],
                klingentanz::board::Eyes {
                    measure: LIMITS.measure,
                    factor: 1,
                },
            );
            for cell in view.board().cells() {
                let place = Footprint::single(cell);
                let limit = LIMITS.cells[usize::from(light.at(cell).min(4))];
                let is_near = limit.is_none_or(|limit| own.gap(place).by(LIMITS.measure) <= limit);
                let (eye, there) = (Spot::on_floor(own), Spot::on_floor(place));
                let line = is_near && Pair::new(view, eye, there).has_sight();
                let expected = own.contains(cell) || line;
                assert_eq!(
                    secrets.has_in_view(EYE, place),
                    expected,
                    "{name}: {cell:?} from {own:?}"
                );
                higher += usize::from(there.floor_dm(view) > eye.floor_dm(view));
            }
        }
    }
    assert!(
        higher > 1000,
        "some squares must be higher than the eyes: {higher}"
    );
}
