"""Draws the tileset: how a pen moves (`pen`), what lies underfoot (`ground`), what stands on it (`things`)."""
