# Two commands are all that most people need:
#   make play   set everything up and start the game
#   make test   set everything up and pass all tests

PYTHON ?= $(shell command -v python3)
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name '*.svg' | grep -v __pycache__) pyproject.toml hatch_build.py
SAY := @printf '\033[1m%s\033[0m\n'
PIP := PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt $(PYTHON) -m pip --python $(BIN)/python install --quiet --disable-pip-version-check

.PHONY: play test check bench format clean

play: .venv/installed
	@$(BIN)/potluck play snack-match

test: .venv/installed .venv/tools
	$(SAY) 'Testing the compiled rules'
	@POTLUCK_EXPECT=compiled $(BIN)/python -m pytest -n auto
	$(SAY) 'Testing the same rules as pure Python'
	@POTLUCK_EXPECT=pure POTLUCK_PURE=1 $(BIN)/python -m pytest -n auto

check: .venv/installed .venv/tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	PYTHONPATH=src $(BIN)/python checks/citations.py
	PYTHONPATH=src $(BIN)/python checks/texts.py

bench: .venv/installed
	$(BIN)/potluck bench

format: .venv/tools
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf .venv build dist

# The virtual environment is made without pip, because some systems ship Python without ensurepip.
.venv/made:
	$(SAY) 'Making a virtual environment in .venv'
	@$(PYTHON) -m venv --without-pip .venv
	@touch $@

# Potluck itself is installed as a wheel, not editable, so that its rules are compiled where there is a C compiler.
.venv/installed: .venv/made $(SOURCES) constraints.txt
	$(SAY) 'Installing Potluck; compiling its rules takes about a minute'
	@$(PIP) .
	@touch $@

.venv/tools: .venv/made pyproject.toml constraints.txt
	$(SAY) 'Installing the tools for tests and checks'
	@$(PIP) $(TOOLS)
	@touch $@

TOOLS := hatchling hypothesis import-linter 'mypy[mypyc]' pytest pytest-timeout pytest-xdist ruff
