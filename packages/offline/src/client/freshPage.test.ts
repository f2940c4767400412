import { expect, it, vi } from 'vitest';
import { withDate } from './copies';
import { freshPage } from './freshPage';

const answer = (body: string, cache = 'no-cache', status = 200) =>
  new Response(body, { status, headers: { 'Cache-Control': cache, 'Content-Type': 'text/html' } });

const show = async (
  first: Response,
  server: Response | undefined = undefined,
  copy: string | null = 'copy',
) => {
  const askAgain = vi.fn(async () => server ?? Promise.reject(new TypeError('Failed to fetch')));
  const shown = await freshPage(first, { askAgain, copy: async () => (copy ? answer(copy) : undefined) });
  return { text: await shown.text(), asked: askAgain.mock.calls.length };
};

it.each([
  ['a page', answer('page'), 'page'],
  ['a missing page', answer('not found', 'no-cache', 404), 'not found'],
  ['an empty answer', answer(''), 'copy'],
  ['an error of the server', answer('broken', 'no-cache', 503), 'copy'],
])('shows for %s what is worth more', async (_, first, text) => {
  expect(await show(first)).toEqual({ text, asked: 0 });
});

it.each(['max-age=3600', ''])('asks the server about a page that may be kept: %s', async (cache) => {
  expect(await show(answer('sign in', cache), answer('page'))).toEqual({ text: 'page', asked: 1 });
  expect(await show(answer('sign in', cache))).toEqual({ text: 'sign in', asked: 1 });
});

it('asks nobody about a copy of ours', async () => {
  expect(await show(withDate(answer('copy', 'max-age=3600'), new Date()))).toEqual({
    text: 'copy',
    asked: 0,
  });
});
