//! Why not, in words that hold for fights by any rules; the words stand in `why.ftl`.

use crate::battle::sentences;

sentences! {
    no_answer = "why-no-answer" ();
    shape = "why-shape" ();
    not_offered = "why-not-offered" ();
    stands_there = "why-stands-there" ();
    outside_zone = "why-outside-zone" ();
    looks_there = "why-looks-there" ();
}
