//! Tokens on the map: three sprites for each figure, and the halo around the one who must choose.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::art::Model;
use super::camera::MapCamera;
use super::figure::Figure;
use super::guise::{Guise, Layer, REACH, draw_badge_alone, draw_bust, draw_halo};
use super::motion::Motion;
use super::reading::Reading;
use super::stage::{Glance, Stage};
use super::theme::Palette;
use super::{Pace, TILE, layer};
use crate::battle::{FighterId, Posture, SideId};

/// Radius of a token's rim in cells of its footprint.
const RADIUS: f32 = 0.42;
/// How far a rider's token lies above that of his mount, and each layer of a token above the one below.
const ABOVE_MOUNT: f32 = 0.05;
const ABOVE_GROUND: f32 = 0.2;
/// Pictures narrower than this show the letter large in place of the figure.
const SMALL: u32 = 30;

/// Seconds for which the circle around whoever must choose turns.
const TURNING: f32 = 4.0;

/// The token of a fighter on the map.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token(pub FighterId);

/// The dotted circle around whoever must choose.
#[derive(Component)]
pub(super) struct Halo;

/// Pictures of tokens, drawn once for each guise and size.
#[derive(Resource, Default)]
pub struct Portraits {
    pictures: BTreeMap<(Guise, u32), Handle<Image>>,
    layers: BTreeMap<(Layer, Guise, u32), Handle<Image>>,
    busts: BTreeMap<(SideId, Model, u32), Handle<Image>>,
    halos: BTreeMap<u32, Handle<Image>>,
    badges: BTreeMap<(SideId, String, u32), Handle<Image>>,
}

/// More pictures than this are thrown away and drawn again when they are needed.
const MOST_PICTURES: usize = 600;

impl Portraits {
    /// The picture of a token, `side` pixels wide.
    pub fn picture(
        &mut self,
        guise: &Guise,
        side: u32,
        palette: &Palette,
        images: &mut Assets<Image>,
    ) -> Handle<Image> {
        if self.pictures.len() > MOST_PICTURES {
            self.pictures.clear();
        }
        self.pictures
            .entry((guise.clone(), side))
            .or_insert_with(|| images.add(guise.draw(palette, side)))
            .clone()
    }

    /// The picture of one layer of a token, `side` pixels wide.
    fn layer(
        &mut self,
        (layer, guise): (Layer, &Guise),
        side: u32,
        palette: &Palette,
        images: &mut Assets<Image>,
    ) -> Handle<Image> {
        if self.layers.len() > MOST_PICTURES {
            self.layers.clear();
        }
        let shown = guise.on_layer(layer);
        let draw = |(layer, guise, side): &(Layer, Guise, u32)| guise.draw_alone(*layer, palette, *side);
        let key = (layer, shown, side);
        let picture = self.layers.get(&key).cloned();
        picture.unwrap_or_else(|| {
            let picture = images.add(draw(&key));
            self.layers.insert(key, picture.clone());
            picture
        })
    }

    /// The head and shoulders of a figure, `side` pixels wide.
    pub fn bust(
        &mut self,
        of: SideId,
        model: Model,
        side: u32,
        palette: &Palette,
        images: &mut Assets<Image>,
    ) -> Handle<Image> {
        self.busts
            .entry((of, model, side))
            .or_insert_with(|| images.add(draw_bust(&model, palette.side(of), side)))
            .clone()
    }

    /// The picture of a badge alone, `side` pixels wide.
    pub fn badge(
        &mut self,
        of: SideId,
        mark: &str,
        side: u32,
        palette: &Palette,
        images: &mut Assets<Image>,
    ) -> Handle<Image> {
        self.badges
            .entry((of, mark.to_owned(), side))
            .or_insert_with(|| images.add(draw_badge_alone(of, mark, palette, side)))
            .clone()
    }

    /// The picture of the dotted circle, in the same scale.
    pub fn halo(&mut self, side: u32, images: &mut Assets<Image>) -> Handle<Image> {
        self.halos
            .entry(side)
            .or_insert_with(|| images.add(draw_halo(side)))
            .clone()
    }
}

impl Figure {
    /// How his token looks while he looks in this direction, in sixty-fourths of a circle.
    pub fn guise(&self, facing: u8) -> Guise {
        let (left, most) = (i32::from(self.life.0.max(0)), i32::from(self.life.1.max(1)));
        // A fighter with any life left keeps a sliver of his ring.
        let life = (left * 64 / most).clamp(i32::from(left > 0), 64) as u8;
        Guise {
            side: self.side,
            mark: self.mark.clone(),
            life,
            wounds: self.wounds,
            model: self.model(facing),
            facing,
            fights: self.fights,
            is_dead: self.is_dead,
            lamp: self.lamp.filter(|_| self.fights),
            bulk: self.size,
            is_small: false,
        }
    }

    /// His figure while he looks in this direction, in sixty-fourths of a circle: to the left in the west, else to the right. The dead lie,
    /// and who is out of the fight is down on his knees at least.
    pub fn model(&self, facing: u8) -> Model {
        let posture = match (self.is_dead, self.fights, self.posture) {
            (true, ..) => Posture::Lying,
            (false, false, Posture::Standing) => Posture::Kneeling,
            (false, _, posture) => posture,
        };
        Model {
            looks: self.looks,
            weapon: self.weapon.filter(|_| self.fights || posture == Posture::Lying),
            posture,
            rides: self.rides && !self.is_dead,
            is_mirrored: facing > 32,
            head: self.head,
        }
    }

    /// The middle of his footprint in units of the map.
    pub fn middle(&self) -> Vec2 {
        let half = f32::from(self.size.max(1)) / 2.0;
        Vec2::new(f32::from(self.at.x) + half, -(f32::from(self.at.y) + half)) * TILE
    }

    fn reach(&self) -> f32 {
        RADIUS * TILE * f32::from(self.size.max(1)) * REACH
    }
}

/// Pictures in colours that the player has changed are thrown away.
pub(super) fn forget_pictures(mut portraits: ResMut<Portraits>) {
    *portraits = Portraits::default();
}

/// Gives every figure a token and takes away those whose figure is gone.
pub(super) fn keep_tokens(stage: Res<Stage>, tokens: Query<(Entity, &Token)>, mut commands: Commands) {
    for (entity, token) in &tokens {
        if !stage.figures.contains_key(&token.0) {
            commands.entity(entity).despawn();
        }
    }
    let has_token = |id: FighterId| tokens.iter().any(|(_, token)| token.0 == id);
    for (&id, figure) in stage.figures.iter().filter(|(id, _)| !has_token(**id)) {
        let place = figure.middle().extend(layer::TOKEN);
        commands.spawn((
            Token(id),
            Shown::default(),
            Sprite::default(),
            Transform::from_translation(place),
            super::OfBattle,
            children![
                (Upper(Layer::Figure), Sprite::default(), Transform::default()),
                (Upper(Layer::Signs), Sprite::default(), Transform::default()),
            ],
        ));
    }
}

/// A layer of a token above the ground.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Upper(pub Layer);

/// What the sprite of a token shows at the moment.
#[derive(Component, Default, PartialEq)]
pub(super) struct Shown(Option<(Guise, u32)>);

/// Draws the tokens anew whose figure or size has changed, and puts them where the motion has them.
pub(super) fn show_tokens(
    stage: Res<Stage>,
    motion: Res<Motion>,
    camera: Res<MapCamera>,
    palette: Res<Palette>,
    mut portraits: ResMut<Portraits>,
    mut images: ResMut<Assets<Image>>,
    mut tokens: Query<
        (
            &Token,
            &mut Shown,
            &mut Sprite,
            &mut Transform,
            &mut Visibility,
            &Children,
        ),
        Without<Upper>,
    >,
    mut uppers: Query<(&Upper, &mut Sprite, &mut Transform), Without<Token>>,
) {
    for (token, mut shown, mut sprite, mut transform, mut visibility, children) in &mut tokens {
        let Some(figure) = stage.figures.get(&token.0) else {
            continue;
        };
        let pose = motion.pose(token.0, figure);
        let figure = pose.before.unwrap_or(figure);
        let height = if figure.fights {
            layer::TOKEN
        } else {
            layer::FALLEN
        };
        let height = if figure.rides {
            height + ABOVE_MOUNT
        } else {
            height
        };
        let place = pose.at.extend(height - pose.at.y * 1e-5);
        transform.set_if_neq(Transform::from_translation(place));
        visibility.set_if_neq(if figure.present {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        let side = camera.pixels(2.0 * figure.reach());
        let guise = Guise {
            is_small: side < SMALL,
            ..figure.guise(pose.facing)
        };
        let lean = pose.lean(&guise.model, figure.reach() / REACH);
        let now = Shown(Some((guise, side)));
        let is_other = *shown != now;
        if is_other {
            *shown = now;
        }
        let Some((guise, _)) = &shown.0 else {
            continue;
        };
        let mut dress = |layer: Layer, sprite: &mut Sprite| {
            sprite.image = portraits.layer((layer, guise), side, &palette, &mut images);
            sprite.custom_size = Some(Vec2::splat(2.0 * figure.reach()));
        };
        if is_other {
            dress(Layer::Ground, &mut sprite);
        }
        for child in children {
            let Ok((upper, mut sprite, mut transform)) = uppers.get_mut(*child) else {
                continue;
            };
            if is_other {
                dress(upper.0, &mut sprite);
            }
            let (turn, shift) = match upper.0 {
                Layer::Figure => lean,
                _ => (0.0, Vec2::ZERO),
            };
            let height = if upper.0 == Layer::Figure { 1.0 } else { 2.0 };
            let place = Transform::from_translation(shift.extend(height * ABOVE_GROUND));
            transform.set_if_neq(place.with_rotation(Quat::from_rotation_z(turn)));
        }
    }
}

/// Lets the dotted circle turn slowly around the one who must choose, until everybody has seen him.
pub(super) fn show_halo(
    time: Res<Time>,
    pace: Res<Pace>,
    stage: Res<Stage>,
    reading: Res<Reading>,
    glance: Res<Glance>,
    camera: Res<MapCamera>,
    mut portraits: ResMut<Portraits>,
    mut images: ResMut<Assets<Image>>,
    mut halos: Query<(&mut Sprite, &mut Transform, &mut Visibility), With<Halo>>,
    mut turned: Local<(Option<FighterId>, f32)>,
    mut commands: Commands,
) {
    let fighter = reading
        .question
        .filter(|_| !stage.is_playing() && glance.0.is_none())
        .map(|asked| asked.fighter);
    if turned.0 != fighter {
        *turned = (fighter, 0.0);
    }
    let asked = fighter.and_then(|fighter| stage.figures.get(&fighter));
    let Ok((mut sprite, mut transform, mut visibility)) = halos.single_mut() else {
        if asked.is_some() {
            commands.spawn((Halo, Sprite::default(), Transform::default(), super::OfBattle));
        }
        return;
    };
    visibility.set_if_neq(if asked.is_some() {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    });
    if let Some(figure) = asked {
        if !pace.calm {
            turned.1 = (turned.1 + time.delta_secs()).min(TURNING);
        }
        let turn = Quat::from_rotation_z(-turned.1 * 0.25);
        transform
            .set_if_neq(Transform::from_translation(figure.middle().extend(layer::HALO)).with_rotation(turn));
        let picture = portraits.halo(camera.pixels(2.0 * figure.reach()), &mut images);
        if sprite.image != picture {
            sprite.image = picture;
            sprite.custom_size = Some(Vec2::splat(2.0 * figure.reach()));
        }
    }
}
