"""Writes besley-520.json and besley-640.json: outlines, widths and kerning of the heading face.

Run by hand when the face changes:
  pip install fonttools brotli
  python make-letters.py besley-latin-wght-normal.woff2 besley-latin-ext-wght-normal.woff2
The two files come from the npm package @fontsource-variable/besley 5.3.0.
"""

import json
import sys
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

UNITS = 1000
NAMES = "ĀāĒēĪīŌōŪūĆćČčĐđĞğİıŁłŃńŘřŚśŞşŠšŹźŻżŽžŒœ"
MARKS = "–—‘’‚“”„•…‹›€"


def is_drawn(letter):
    return " " <= letter <= "~" or "\xa1" <= letter <= "ÿ" and letter != "\xad" or letter in NAMES + MARKS


class ShortPen(BasePen):
    """Relative whole numbers: half the bytes of absolute ones."""

    def __init__(self, glyph_set, scale):
        super().__init__(glyph_set)
        self.scale, self.path, self.at = scale, "", (0, 0)

    def _step(self, command, *points):
        placed = [(round(x * self.scale), round(-y * self.scale)) for x, y in points]
        numbers = [n - self.at[i] for point in placed for i, n in enumerate(point)]
        if command == "l" and 0 in numbers:
            command, numbers = ("h", numbers[:1]) if numbers[1] == 0 else ("v", numbers[1:])
        self.path += command + " ".join(map(str, numbers)).replace(" -", "-")
        self.at = placed[-1]

    def _moveTo(self, point):
        self._step("m", point)
        self.start = self.at

    def _lineTo(self, point):
        self._step("l", point)

    def _qCurveToOne(self, control, point):
        self._step("q", control, point)

    def _closePath(self):
        self.path += "z"
        self.at = self.start


def glyphs_of(font):
    scale = UNITS / font["head"].unitsPerEm
    glyph_set = font.getGlyphSet()
    found = {}
    for code, name in sorted(font.getBestCmap().items()):
        if not is_drawn(chr(code)):
            continue
        pen = ShortPen(glyph_set, scale)
        glyph_set[name].draw(pen)
        found[chr(code)] = {"w": round(glyph_set[name].width * scale), "d": pen.path}
    return found


def pairs_of(font):
    """By the first letter and the distance: the letters that come so much nearer."""
    scale = UNITS / font["head"].unitsPerEm
    name_of = {chr(code): name for code, name in font.getBestCmap().items() if is_drawn(chr(code))}
    gpos = font["GPOS"].table
    features = [record.Feature for record in gpos.FeatureList.FeatureRecord if record.FeatureTag == "kern"]
    lookups = sorted({index for feature in features for index in feature.LookupListIndex})
    tables = [getattr(sub, "ExtSubTable", sub) for index in lookups for sub in gpos.LookupList.Lookup[index].SubTable]
    found = {}
    for left, left_name in name_of.items():
        by_distance = {}
        for right, right_name in name_of.items():
            distance = round(distance_of(tables, left_name, right_name) * scale)
            if distance:
                by_distance[distance] = by_distance.get(distance, "") + right
        if by_distance:
            found[left] = by_distance
    return found


def distance_of(tables, left, right):
    """The first table that knows the pair decides, as the format says."""
    for table in tables:
        if left not in table.Coverage.glyphs:
            continue
        if table.Format == 2:
            first, second = table.ClassDef1.classDefs.get(left, 0), table.ClassDef2.classDefs.get(right, 0)
            return advance_of(table.Class1Record[first].Class2Record[second].Value1)
        for record in table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord:
            if record.SecondGlyph == right:
                return advance_of(record.Value1)
    return 0


def advance_of(value):
    return getattr(value, "XAdvance", 0) if value else 0


for weight in (520, 640):
    glyphs, pairs = {}, {}
    for file in reversed(sys.argv[1:]):
        font = instantiateVariableFont(TTFont(file), {"wght": weight})
        glyphs |= glyphs_of(font)
        pairs |= pairs_of(font)
    target = Path(__file__).parent / f"besley-{weight}.json"
    table = {"unitsPerEm": UNITS, "glyphs": dict(sorted(glyphs.items())), "pairs": pairs}
    target.write_text(json.dumps(table, ensure_ascii=False, separators=(",", ":")) + "\n")
    print(target.name, len(glyphs), "glyphs,", len(pairs), "with pairs,", target.stat().st_size, "bytes")
