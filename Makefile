# Needs make and Python 3.11 or newer with venv; everything else is installed into .venv from the lock files.
PYTHON ?= python3
ARGS ?=
COMPILE ?= yes
GAME ?= magenoir
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
# Python compiles what it imports by itself, and that is a small part of what is installed.
INSTALL := $(PIP) install -qq --no-compile --require-hashes
EDITABLE := $(PIP) install -qq --no-compile --no-deps --no-build-isolation --editable .
LOCK := $(BIN)/python -m piptools compile -qq --generate-hashes --allow-unsafe --strip-extras \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host

# Where this is set, every command that a test starts would compile the whole program again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup play terminal wheel release browser source test client compiled simulate research figures soak lock clean
BUILT := src/grimoire/data/client/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts -type f -not -name '*.test.ts' 2>/dev/null) \
	$(wildcard src/grimoire/data/messages/*/web.ftl)
# One more than there are cores: tests of the server and the browser mostly wait.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-update-notifier

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' $(firstword $(MAKEFILE_LIST)) | awk -F'|' '{ printf "%-16s %s\n", $$1, $$2 }'

setup: .venv/.ready ## make .venv with everything in it (quick the second time)

# The venv is asked for pip, not for its existence: one whose making failed half way has a python but no pip.
.venv/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Grimoire needs Python 3.11 or newer, and '$(PYTHON)' is not: try for example make PYTHON=python3.12"; exit 1; }
	@echo "== making .venv (once)"
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	@touch $@

# What plays, and what compiles the rules: not what develops.
.venv/.plays: pyproject.toml requirements/runtime.txt requirements/build.txt | .venv/.made
	@echo "== installing into .venv what the program runs on (once, and again when the requirements change)"
	@$(INSTALL) --requirement requirements/runtime.txt --requirement requirements/build.txt
	@$(EDITABLE)
	@touch $@

.venv/.ready: pyproject.toml requirements/runtime.txt requirements/dev.txt | .venv/.made
	@echo "== installing into .venv what the program is developed with (once, and again when the requirements change)"
	@$(INSTALL) --requirement requirements/dev.txt
	@$(EDITABLE)
	@touch .venv/.plays $@

# What is played needs neither what develops nor the compiled rules: those are compiled behind the game, once and again when
# they change (tools/play.py), so that bots think deeper in the same time. COMPILE=no leaves it out.
play: ## play in the browser: Mage Noir, or GAME=anima (ARGS="..." goes to grimoire serve)
	@$(MAKE) --no-print-directory --jobs 2 .venv/.plays $(BUILT)
	@COMPILE=$(COMPILE) $(BIN)/python tools/play.py serve --open --game $(GAME) $(ARGS)

terminal: .venv/.plays ## play in the terminal: Mage Noir, or GAME=anima (ARGS="..." goes to grimoire play)
	@COMPILE=$(COMPILE) $(BIN)/python tools/play.py play $(GAME) $(ARGS)

# Node comes from a Python package, so that nobody has to install it; only building and checking the client need it.
.venv/.node: requirements/node.txt | .venv/.made
	@echo "== installing Node into .venv (once)"
	@$(INSTALL) --requirement requirements/node.txt
	@touch $@

web/node_modules/.ready: .venv/.node web/package.json web/package-lock.json
	@echo "== installing what the client is built with (once, and again when its lock changes)"
	@$(NPM) ci --silent --ignore-scripts --no-audit --no-fund
	@touch $@

# The built client lies in the package, so that the wheel carries it and who installs that needs no Node.
$(BUILT): web/node_modules/.ready $(CLIENT_SOURCES)
	@echo "== building the client for the browser (once, and again when it changes)"
	@$(NPM) run --silent build -- --logLevel warn

wheel: setup $(BUILT) ## build the wheel, with the client for the browser in it
	@$(BIN)/python -m hatchling build --target wheel --directory dist

release: setup $(BUILT) ## make all that is released into dist/VERSION, with hashes (ARGS="python3.12 ..." compiles for these, too)
	@$(BIN)/python tools/release.py $(ARGS)

browser: setup $(BUILT) ## play the built client in Chromium: all of it (make test does a part)
	@GRIMOIRE_BROWSER=all $(BIN)/pytest tests/browser $(ARGS)

client: web/node_modules/.ready ## check the client for the browser: types, style, tests
	@echo "== svelte-check: types of the client"
	@$(NPM) run --silent check
	@echo "== eslint and prettier: style of the client"
	@$(NPM) run --silent lint
	@echo "== vitest: behaviour of the client"
	@$(NPM) run --silent test

source: setup ## check the sources in Python without running them: style, types, imports
	@echo "== ruff check: lint"
	@$(BIN)/ruff check
	@echo "== ruff format: layout"
	@$(BIN)/ruff format --check
	@echo "== mypy --strict: types"
	@$(BIN)/mypy --strict
	@echo "== lint-imports: who may import whom"
	@$(BIN)/lint-imports --no-logo

# Sources and client need one core each, so they are checked side by side; each says all it has to say in one piece.
test: ## everything a change must pass: style, types, imports, the client, tests
	@$(MAKE) --no-print-directory --jobs 2 setup $(BUILT)
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target source client
	@echo "== pytest: behaviour"
	@$(BIN)/pytest -n $(WORKERS) --maxschedchunk 4 $(ARGS)

compiled: setup ## compile kernel, language, rules and bots with mypyc into build/, and run conformance tests and rulings on that
	@$(BIN)/python tools/compile.py --test $(ARGS)

# The sources are compiled again only when they have changed. PYTHONPATH comes before the package in src/, and the
# processes of --jobs inherit it.
simulate: setup ## play many games on the compiled package (ARGS="..." goes to grimoire simulate)
	@$(BIN)/python tools/compile.py
	@PYTHONPATH=build/compiled $(BIN)/grimoire simulate $(ARGS)

# Libraries of other people, some of them large, have a venv of their own.
build/research/.ready: requirements/research.txt
	@echo "== installing into build/research what learns: PyTorch, OpenSpiel and others (once)"
	@$(PYTHON) -m venv build/research
	@build/research/bin/python -m pip --disable-pip-version-check install -qq --no-compile --require-hashes --requirement $<
	@touch $@

research: setup build/research/.ready ## try the environments for learners by the tests of their libraries, on the compiled package (ARGS="speed" measures beside other games)
	@$(BIN)/python tools/compile.py
	@PYTHONPATH=build/compiled build/research/bin/python tools/research.py $(ARGS)

figures: setup build/research/.ready ## measure every figure of docs/research.md and the leaderboard anew, on a quiet machine (ARGS="--only speed" for one)
	@$(BIN)/python tools/compile.py
	@PYTHONPATH=build/compiled build/research/bin/python tools/figures.py $(ARGS)

soak: setup ## play checked games of every kind on the compiled package, on from where the last run stopped (ARGS="..." goes to tools/soak_games.py)
	@$(BIN)/python tools/compile.py
	@PYTHONPATH=build/compiled $(BIN)/python tools/soak_games.py $(ARGS)

# One comment line instead of the command, so that no option of the machine it ran on is written down. The development
# lock takes the runtime lock as constraints: what is tested is what is shipped.
lock: export CUSTOM_COMPILE_COMMAND = make lock
lock: setup ## make the lock files anew from pyproject.toml (ARGS=--upgrade for newer versions)
	@echo "== requirements/runtime.txt"
	@$(LOCK) $(ARGS) --extra serve --extra terminal --output-file requirements/runtime.txt pyproject.toml
	@echo "== requirements/build.txt"
	@$(LOCK) $(ARGS) --extra build --constraint requirements/runtime.txt --output-file requirements/build.txt pyproject.toml
	@echo "== requirements/dev.txt"
	@$(LOCK) $(ARGS) --extra serve --extra terminal --extra contests --extra push --extra build --extra dev \
		--constraint requirements/runtime.txt --constraint requirements/build.txt \
		--output-file requirements/dev.txt pyproject.toml
	@echo "== requirements/research.txt"
	@$(LOCK) $(ARGS) --extra rl --extra mcp --extra examples --extra peers --extra ray --extra parquet --constraint requirements/dev.txt \
		--output-file requirements/research.txt pyproject.toml
	@echo "== requirements/node.txt"
	@$(LOCK) $(ARGS) --output-file requirements/node.txt requirements/node.in
	@echo "== web/package-lock.json"
	@$(MAKE) --no-print-directory .venv/.node
	@$(NPM) install --silent --package-lock-only --ignore-scripts
	@$(BIN)/python tools/plain_lock.py web/package-lock.json

clean: ## remove everything that make has made
	rm -rf .venv web/node_modules src/grimoire/data/client build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
