### Pages of the codex. A message is called by the id of its rule; `.counts` says when the rule counts and when it does not.
### Numbers stand in braces and come from the code: keep their names, and write no number yourself.
