//! The size of the window by the words of the command line.

/// The least and the greatest width and height in pixels.
const LEAST: (u32, u32) = (960, 600);
const MOST: u32 = 8192;

/// Width and height, as in `1920x1080`.
pub(super) fn read(word: &str) -> Result<(u32, u32), String> {
    let parts = word.split_once('x');
    let numbers = parts.and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    let Some((width, height)) = numbers else {
        return Err("two numbers with an x between them are wanted, such as 1920x1080".to_owned());
    };
    if width < LEAST.0 || height < LEAST.1 || width > MOST || height > MOST {
        let (least_width, least_height) = LEAST;
        return Err(format!(
            "from {least_width}x{least_height} to {MOST}x{MOST} is possible"
        ));
    }
    Ok((width, height))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_two_numbers_with_an_x_between_them() {
        assert_eq!(read("1920x1080"), Ok((1920, 1080)));
        assert_eq!(read("960x600"), Ok((960, 600)));
        for wrong in [
            "",
            "1920",
            "1920*1080",
            "x",
            "1920x",
            "-1x700",
            "959x600",
            "960x599",
            "9000x900",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
