//! Spares pixels their sums: far from the edges of a panel the engine's shader computes in vain how far it is to them. Without a graphics
//! card that was a third of each frame.

use std::borrow::Cow;

use bevy::prelude::*;
use bevy::shader::{Shader, Source};

/// The shader that draws the panels, as the engine brings it.
const PANELS: &str = "embedded://bevy_ui_render/ui.wgsl";

/// What stands in it, and what takes its place.
const MENDED: [(&str, &str); 2] = [
    (
        "    let texture_color = textureSample(sprite_texture, sprite_sampler, in.uv);",
        "    var texture_color = vec4(1.0);
    if enabled(in.flags, TEXTURED) {
        texture_color = textureSampleLevel(sprite_texture, sprite_sampler, in.uv, 0.0);
    }",
    ),
    (
        "    if enabled(in.flags, BORDER_ANY) {
        return",
        "    let to_edges = 0.5 * in.size - abs(in.point);
    let to_edge = min(to_edges.x, to_edges.y);
    let thick = max(max(in.border.x, in.border.y), max(in.border.z, in.border.w));
    let round = max(max(in.radius.x, in.radius.y), max(in.radius.z, in.radius.w));
    if (in.flags & (BORDER_ANY | INVERT)) == 0u && thick + round == 0.0 {
        return vec4(color.rgb, saturate(color.a * saturate(0.5 + to_edge)));
    }
    if !enabled(in.flags, INVERT) && to_edge > max(thick, round) + 1.0 {
        if enabled(in.flags, BORDER_ANY) {
            discard;
        }
        return color;
    }
    if enabled(in.flags, BORDER_ANY) {
        return",
    ),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, mend_shader.run_if(resource_exists::<Assets<Shader>>));
}

/// Mends the shader in the frame in which the engine has it, before it is first used.
fn mend_shader(assets: Res<AssetServer>, mut shaders: ResMut<Assets<Shader>>, mut is_done: Local<bool>) {
    if *is_done {
        return;
    }
    let Some(mut shader) = assets
        .get_handle::<Shader>(PANELS)
        .and_then(|panels| shaders.get_mut(&panels))
    else {
        return;
    };
    *is_done = true;
    if let Source::Wgsl(text) = &shader.source {
        match mend(text) {
            Some(mended) => shader.source = Source::Wgsl(Cow::Owned(mended)),
            None => warn!("the engine draws panels in another way than before"),
        }
    }
}

/// The shader mended; none where it does not hold what is to be mended.
fn mend(text: &str) -> Option<String> {
    let mut text = text.to_owned();
    for (old, new) in MENDED {
        if text.matches(old).count() != 1 {
            return None;
        }
        text = text.replace(old, new);
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shader_is_mended_only_where_all_that_is_to_be_mended_stands_in_it_once() {
        let [(first, _), (second, _)] = MENDED;
        let whole = format!("{first}\n{second} draw();\n}}");
        let mended = mend(&whole).expect("both are there");
        assert!(mended.contains("discard;") && mended.ends_with("return draw();\n}"));
        assert_eq!(mend(first), None);
        assert_eq!(mend(&format!("{whole}{second}")), None);
    }
}
