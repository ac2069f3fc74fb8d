"""The pictures of the ingredients: one for each, safe and small enough to stand side by side in one page."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import potluck.games.sandwich
from potluck.games.sandwich.ingredients import load_ingredients

FOLDER = Path(potluck.games.sandwich.__file__).parent / "icons"
ICONS = sorted(FOLDER.iterdir())
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {SVG + tag for tag in ("svg", "g", "path", "rect", "circle", "ellipse")}
ATTRIBUTES = {
    *("viewBox", "transform", "d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "opacity"),
    *("fill", "fill-rule", "clip-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"),
}
"""What flat drawings need. No ids, which clash, no styles, which leak, no links and no scripts, which are unsafe."""


def test_every_ingredient_has_one_icon_and_none_is_left_over():
    """SW-C2"""
    ingredients = load_ingredients().ingredients
    assert sorted(ingredient.icon for ingredient in ingredients) == ICONS
    assert [ingredient.describe()["icon"] for ingredient in ingredients[:3]] == ["ham", "butter", "gherkins"]


def test_no_two_icons_show_the_same():
    """SW-C2"""
    drawings = {re.sub(r"\s", "", icon.read_text(encoding="utf-8")) for icon in ICONS}
    assert len(drawings) == len(ICONS) == 63


@pytest.mark.parametrize("icon", ICONS, ids=lambda icon: icon.stem)
def test_an_icon_is_a_small_flat_drawing(icon: Path):
    """SW-C2"""
    text = icon.read_text(encoding="utf-8")
    assert len(text.encode()) < 4096
    assert "<!" not in text
    assert "<?" not in text
    drawing = ET.fromstring(text)  # noqa: S314 our own files
    assert drawing.tag == SVG + "svg"
    assert drawing.get("viewBox") == "0 0 32 32"
    assert len(list(drawing.iter())) > 2
    for element in drawing.iter():
        assert element.tag in SHAPES
        assert set(element.attrib) <= ATTRIBUTES
        for value in element.attrib.values():
            assert "url" not in value
            assert ":" not in value
