//! The fight as every rule system knows it: decisions, intents, events, log and ledger.
