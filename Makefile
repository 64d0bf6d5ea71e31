# What can be done with this repository. The doing is in scripts/, in Python's own library.

PYTHON ?= python3
.DEFAULT_GOAL := help

.PHONY: help
help: ## Show this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | column -t -s '	'

.PHONY: run
run: ## Play: http://localhost:8000 (PORT=...); installs and builds what is missing
	@$(PYTHON) -m scripts.run

.PHONY: dev
dev: ## Write code: both halves reload by themselves, http://localhost:5173
	@$(PYTHON) -m scripts.dev

.PHONY: test
test: ## Check everything (ONLY="ruff mypy" picks steps; ALLOW_MISSING=1 skips what cannot run)
	@$(PYTHON) -m scripts.test

.PHONY: test-long
test-long: ## Check what takes long by nature
	@$(PYTHON) -m scripts.test --long

.PHONY: format
format: ## Bring all code into its one form
	@$(PYTHON) -m scripts.format

.PHONY: lock
lock: ## Write the pinned requirements from the ranges (UPGRADE=1 moves the pins)
	@$(PYTHON) -m scripts.lock

.PHONY: schema
schema: ## Write frontend/schema.json and the page's types from the server's API
	@$(PYTHON) -m scripts.schema

.PHONY: messages
messages: ## Compile what the server says in other languages (backend/*/locale)
	@for folder in backend/*/locale; do .venv/bin/pybabel compile --domain django --directory $$folder || exit 1; done

.PHONY: screenshots
screenshots: ## Take pictures of every screen into var/screenshots, a few for the README
	@$(PYTHON) -m scripts.screenshots

.PHONY: fuzz
fuzz: ## Let the two verifiers of records judge broken ones (MINUTES=10, SEED=1)
	@$(PYTHON) -m scripts.fuzz

.PHONY: bench
bench: ## Measure the engine
	@$(PYTHON) -m scripts.bench
