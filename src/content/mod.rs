//! Reads and checks levels, people, gear, rule data and texts, and says what is wrong and where.
