"""The rules of Craits, and nothing else: no clock, no chance, no input or output.

`game` starts and advances a game, `view` shows it to one viewpoint, `record` writes it down and
checks it. The law is docs/rules.md; comments and docstrings quote its numbers (R-3.4), and those of
docs/fairness.md (F-2.1).
"""
