//! Places: cells, edges, facings, sight, room and paths. Facts, never modifiers.
