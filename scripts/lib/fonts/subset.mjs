/**
 * Writes the site's typefaces to static/assets/fonts/: Inter with the characters that pages use, weights 400 to 680, and
 * JetBrains Mono for code. Run by hand after a change of the list: cd scripts/lib/fonts && npm ci && node subset.mjs. Then
 * put the new names, which hold the content's hash because the files are cached for ever, into src/css/fonts.css and
 * config/site.ts.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { CHARACTERS } from './characters.mjs';

/** Inter's figures of one width come with hyphens and brackets of that width, which tear words such as "in-app" apart. */
const OF_NATURAL_WIDTH = '-*()[]{}';

const { resolve } = createRequire(import.meta.url);
const subset = (font, targetFormat) =>
  subsetFont(font, CHARACTERS, {
    targetFormat,
    // Figures of one width for tables, and kerning. Inter's other features double the file.
    keepFeatures: ['tnum', 'kern'],
    // Between Inter's cuts for text (14) and for headlines (32): one file serves both.
    variationAxes: { wght: { min: 400, max: 680 }, ...(targetFormat === 'truetype' && { opsz: 18 }) },
    noHinting: true,
  });

/** The numbers of these characters' glyphs. */
function glyphsOf(font, text) {
  const shaper = new Font(new Face(new Blob(font)));
  return Array.from(text, (character) => shaper.nominalGlyph(character.codePointAt(0)));
}

/** Where a table of the font starts. */
function tableAt(font, tag) {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) {
      return font.readUInt32BE(at + 8);
    }
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** Lets the font's only substitution, `tnum`, replace these glyphs by themselves. */
function leaveAlone(font, glyphs) {
  const gsub = tableAt(font, 'GSUB');
  const lookups = gsub + font.readUInt16BE(gsub + 8);
  const lookup = lookups + font.readUInt16BE(lookups + 2);
  const substitution = lookup + font.readUInt16BE(lookup + 6);
  const coverage = substitution + font.readUInt16BE(substitution + 2);
  const forms = [lookups, lookup, substitution, coverage].map((at) => font.readUInt16BE(at));
  if (forms.join() !== '1,1,2,2') {
    throw new Error(
      `The font's substitutions have another form than expected: ${forms}. Look at its GSUB table.`,
    );
  }
  for (let range = 0; range < font.readUInt16BE(coverage + 2); range += 1) {
    const [first, last, index] = [4, 6, 8].map((offset) => font.readUInt16BE(coverage + range * 6 + offset));
    for (let glyph = first; glyph <= last; glyph += 1) {
      if (glyphs.includes(glyph)) {
        font.writeUInt16BE(glyph, substitution + 6 + (index + glyph - first) * 2);
      }
    }
  }
}

const font = Buffer.from(
  await subset(readFileSync(resolve('inter-ui/variable/InterVariable.woff2')), 'truetype'),
);
leaveAlone(font, glyphsOf(font, OF_NATURAL_WIDTH));
const result = await subset(font, 'woff2');

/** Without features: its ligatures make one arrow of `->`, which nobody can type. */
const mono = await subsetFont(
  readFileSync(resolve('@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2')),
  CHARACTERS,
  {
    targetFormat: 'woff2',
    keepFeatures: [],
    variationAxes: { wght: { min: 400, max: 680 } },
    noHinting: true,
  },
);

for (const [name, content] of Object.entries({ inter: result, 'jetbrains-mono': mono })) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `static/assets/fonts/${name}.${hash}.woff2`;
  writeFileSync(new URL(`../../../${file}`, import.meta.url), content);
  console.log(`${file}: ${content.length} bytes`);
}
