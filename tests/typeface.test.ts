import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { headTags } from '../config/site';

/** Brotli can't make them smaller: what a first visit loads, and what follows for code. */
const MOST_BYTES = { inter: 20_000, 'jetbrains-mono': 14_000 };
const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'static/assets/fonts');

it.each(Object.entries(MOST_BYTES))(
  '%s is one small file, named after its content, and known to the styles by that name',
  (name, most) => {
    const files = readdirSync(folder).filter((file) => file.startsWith(`${name}.`));
    const content = readFileSync(path.join(folder, files[0] ?? ''));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    expect(files).toEqual([`${name}.${hash}.woff2`]);
    expect(content.length).toBeLessThanOrEqual(most);
    expect(readFileSync(path.join(root, 'src/css/fonts.css'), 'utf8')).toContain(
      `url('/assets/fonts/${files[0]}')`,
    );
  },
);

it('the typeface of the text is preloaded', () => {
  expect(readdirSync(folder)).toContain(path.basename(headTags[0]?.attributes.href ?? ''));
});
