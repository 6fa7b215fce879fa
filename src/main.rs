//! The program: reads the arguments and hands over to the library.

fn main() {}
