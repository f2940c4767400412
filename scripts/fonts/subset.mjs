/**
 * Writes the site's typeface to static/assets/fonts/: Inter with the characters that pages use, weights 400 to 680. Run by
 * hand after a change of the list: cd scripts/fonts && npm ci && node subset.mjs. Then put the new name, which holds the
 * content's hash because the file is cached for ever, into src/css/fonts.css and config/site.ts.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** What pages use beyond ASCII, and a few that the next page may need. */
const ALSO = '\u00a0‘’“”·−×÷–—…©±≥≤≈→←↑↓↗✓✕Σα▲▼▸●○◇₈ₙᵢₕ₁₋⁹²³€£°•';

const { resolve } = createRequire(import.meta.url);
const source = readFileSync(resolve('inter-ui/variable/InterVariable.woff2'));
const font = await subsetFont(source, ASCII + ALSO, {
  targetFormat: 'woff2',
  // Figures of one width in tables, and kerning. Inter's other features double the file.
  keepFeatures: ['tnum', 'kern'],
  // Between Inter's cuts for text (14) and for headlines (32): one file serves both.
  variationAxes: { wght: { min: 400, max: 680 }, opsz: 18 },
  noHinting: true,
});
const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
const file = `static/assets/fonts/inter.${hash}.woff2`;
writeFileSync(new URL(`../../${file}`, import.meta.url), font);
console.log(`${file}: ${font.length} bytes`);
