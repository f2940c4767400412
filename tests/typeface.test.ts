import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { headTags } from '../config/site';

/** Brotli can't make it smaller: this is what a first visit loads. */
const MOST_BYTES = 20_000;
const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'static/assets/fonts');

it('the typeface is one small file, named after its content, and preloaded by the name that styles use', () => {
  const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  const [file = ''] = fonts;
  const content = readFileSync(path.join(folder, file));
  expect(content.length).toBeLessThanOrEqual(MOST_BYTES);
  expect(file).toBe(`inter.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.woff2`);
  expect(headTags[0]?.attributes.href).toBe(`/assets/fonts/${file}`);
  expect(readFileSync(path.join(root, 'src/css/fonts.css'), 'utf8')).toContain(
    `url('/assets/fonts/${file}')`,
  );
});
