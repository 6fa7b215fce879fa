//! The rule systems, each in a folder of its own.
