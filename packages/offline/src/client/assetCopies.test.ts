import { describe, expect, it, vi } from 'vitest';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { assetCopies } from './assetCopies';
import { hashOf, isIntact } from './intact';

const PATH = '/assets/js/main.1a2b.js';
const URL_OF_IT = `https://docs.pt.example${PATH}`;
const SCRIPT = 'console.log(1)';
const answer = (body: string, type = 'text/javascript; charset=utf-8', status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } });
const hash = await hashOf(new TextEncoder().encode(SCRIPT).buffer);

const BAD: readonly (readonly [string, () => Response])[] = [
  ['text/plain', () => answer(SCRIPT, 'text/plain')],
  ['garbage of the right type', () => answer('�PNG')],
  ['nothing', () => answer('')],
  ['JSON', () => answer('{"error":"rate limited"}', 'application/json')],
  ['a page', () => answer('<!doctype html>', 'text/html')],
  ['an error', () => answer(SCRIPT, undefined, 500)],
];

describe('isIntact', () => {
  it('is true for the right type and hash, and leaves the response unread', async () => {
    const response = answer(SCRIPT);
    expect(await isIntact(response, PATH, hash)).toBe(true);
    expect(await response.text()).toBe(SCRIPT);
  });

  it.each(BAD)('is false for %s', async (_, bad) => expect(await isIntact(bad(), PATH, hash)).toBe(false));

  it.each([
    ['/docs/x', 'text/html; charset=utf-8'],
    ['/docs/x.constructor', 'text/html'],
    ['/blog/release-v2.8.6', 'text/html'],
    ['/docs/x.md', 'text/markdown'],
    ['/assets/css/a.css', 'text/css'],
    ['/search-index.json', 'application/json'],
    ['/img/logo.svg', 'image/svg+xml'],
    ['/assets/fonts/inter.12345678.woff2', 'font/woff2'],
  ])('knows the type of %s', async (path, type) => {
    expect(await isIntact(answer('1', type), path)).toBe(true);
    expect(await isIntact(answer('1', 'application/octet-stream'), path)).toBe(false);
  });

  it('is false for JSON that cannot be parsed, where no hash is known', async () => {
    const sign = answer('<p>Sign in to this network</p>', 'application/json');
    expect(await isIntact(sign, '/fragments.json')).toBe(false);
  });
});

function setup(stored: Response | undefined, second: Response = answer(SCRIPT)) {
  const remove = vi.fn(async () => true);
  const fetchFile = vi.fn(async () => second);
  const plugin = assetCopies({ [PATH]: hash }, [{ match: async () => stored, remove }], fetchFile);
  const request = new Request(URL_OF_IT);
  const call = <Hook extends 'fetchDidSucceed' | 'cacheWillUpdate' | 'cachedResponseWillBeUsed'>(
    hook: Hook,
    response?: Response,
  ) =>
    plugin[hook]?.({ request, response, cachedResponse: response } as never) as ReturnType<
      NonNullable<WorkboxPlugin[Hook]>
    >;
  return { call, remove, fetchFile };
}

describe.each(BAD.slice(0, 5))('an asset that is answered with %s', (_, bad) => {
  it('is not stored', async () => expect(await setup(undefined).call('cacheWillUpdate', bad())).toBeNull());

  it('is fetched anew, past the HTTP cache', async () => {
    const { call, fetchFile } = setup(undefined);
    const served = await call('fetchDidSucceed', bad());
    expect(await served?.text()).toBe(SCRIPT);
    expect(fetchFile).toHaveBeenCalledWith(URL_OF_IT, { cache: 'reload' });
  });

  it('is deleted when it was stored before', async () => {
    const { call, remove } = setup(bad());
    expect(await call('cachedResponseWillBeUsed')).toBeNull();
    expect(remove).toHaveBeenCalledWith(URL_OF_IT);
  });
});

it('stores and serves a good answer without another request', async () => {
  const { call, remove, fetchFile } = setup(answer(SCRIPT));
  expect(await call('cacheWillUpdate', answer(SCRIPT))).toBeInstanceOf(Response);
  expect(await (await call('fetchDidSucceed', answer(SCRIPT)))?.text()).toBe(SCRIPT);
  expect(await (await call('cachedResponseWillBeUsed'))?.text()).toBe(SCRIPT);
  expect([remove, fetchFile].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('passes an error of the host on as it is', async () => {
  const { call, fetchFile } = setup(undefined);
  expect((await call('fetchDidSucceed', answer('', 'text/html', 404)))?.status).toBe(404);
  expect(fetchFile).not.toHaveBeenCalled();
});
