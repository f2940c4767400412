import { readdirSync, readFileSync } from 'node:fs';
import { commandsByArea } from '@site/data/commands';
import { studySettings } from '@site/data/workbench/study-settings';
import { answerTo } from '@site/src/answers';
import { run } from '@site/src/pt/model/run';
import { startOf } from '@site/src/pt/model/start';
import { stateFrom } from '@site/src/pt/model/stateFrom';
import type { Place } from '@site/src/pt/model/types';
import { tryAddress } from '@site/src/pt/tryAddress';
import { describe, expect, it } from 'vitest';

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`);

const written = [
  ...filesIn('docs', /\.mdx$/),
  ...filesIn('blog', /\.mdx$/),
  ...filesIn('data', /\.(ts|yaml)$/),
].flatMap((file) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/[\w/-]+\?w=[^\s)'"`]+/g),
    ([address]) => [file, address] as const,
  ),
);

const answered = Object.keys(studySettings).flatMap((study) =>
  [`${study} alert`, `alert when ${study} above 50`].flatMap((query) => {
    const url = answerTo(query, () => null)?.url;
    return url?.includes('?w=') ? [[`the answer to "${query}"`, url] as const] : [];
  }),
);

/** What was said to each line of a hand-written address. */
function runAddress(address: string) {
  const [place = '', lines = ''] = address.split(/:(.*)/s);
  return lines.split(';').reduce(
    ({ state, refused }, line) => {
      const { state: next, ok, sentence } = run(state, line);
      return { state: next, refused: ok ? refused : [...refused, `${line}: ${sentence}`] };
    },
    { state: startOf(place as Place), refused: [] as string[] },
  );
}

describe('a link that shows something done', () => {
  it('is written on pages and in data, and found by search', () => {
    expect(written.length).toBeGreaterThanOrEqual(5);
    expect(answered.length).toBeGreaterThan(0);
  });

  it.each([...written, ...answered])(
    'in %s leads to a page that can show it, and all its lines run: %s',
    (_, address) => {
      const { pathname, searchParams, hash } = new URL(address, 'https://docs.example');
      const w = searchParams.get('w') ?? '';
      expect(stateFrom(w), w).toMatchObject({ place: w.split(':')[0] });
      expect(runAddress(w).refused).toEqual([]);
      expect(hash).toBe('#try');
      expect(readFileSync(`.${pathname}.mdx`, 'utf8')).toContain('<TryIt');
    },
  );

  it.each(Object.values(commandsByArea).flat())(
    'runs the examples of $name as they are written',
    ({ area, examples, before = [] }) => {
      const place = area === 'everywhere' ? 'workbench' : area;
      for (const example of examples) {
        const w =
          new URL(tryAddress(place, ...before, example), 'https://docs.example').searchParams.get('w') ?? '';
        const state = stateFrom(w);
        expect(typeof state === 'object' && state.log.at(-1), w).toMatchObject({ line: example, ok: true });
      }
    },
  );
});
