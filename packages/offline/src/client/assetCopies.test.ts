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
  it.each(BAD)('is false for %s', async (_, bad) => expect(await isIntact(bad(), PATH, hash)).toBe(false));

  it.each(['image/webp', 'video/mp4', 'application/pdf', 'application/octet-stream', ''])(
    'takes a file of any type whose hash is known: %s',
    async (type) => {
      expect(await isIntact(answer(SCRIPT, type), '/assets/images/a.invented', hash)).toBe(true);
    },
  );
});

function setup(elsewhere?: Response, second: Response = answer(SCRIPT)) {
  const fetchFile = vi.fn(async () => second);
  const plugin = assetCopies({ [PATH]: hash }, async () => elsewhere, fetchFile);
  const request = new Request(URL_OF_IT);
  const call = <
    Hook extends 'requestWillFetch' | 'fetchDidSucceed' | 'cacheWillUpdate' | 'cachedResponseWillBeUsed',
  >(
    hook: Hook,
    response?: Response,
  ) =>
    plugin[hook]?.({ request, response, cachedResponse: response } as never) as ReturnType<
      NonNullable<WorkboxPlugin[Hook]>
    >;
  return { call, fetchFile };
}

it.each(BAD)('stores no asset that is answered with %s', async (_, bad) => {
  expect(await setup().call('cacheWillUpdate', bad())).toBeNull();
});

it.each(BAD.filter(([what]) => !/garbage|error/.test(what)))(
  'fetches an asset that is answered with %s anew, past the HTTP cache',
  async (_, bad) => {
    const { call, fetchFile } = setup();
    expect(await (await call('fetchDidSucceed', bad()))?.text()).toBe(SCRIPT);
    expect(fetchFile).toHaveBeenCalledWith(URL_OF_IT, { cache: 'reload' });
  },
);

it('serves a script that a proxy has changed with one fetch', async () => {
  const { call, fetchFile } = setup();
  const changed = `${SCRIPT}/* proxy */`;
  expect(await (await call('fetchDidSucceed', answer(changed)))?.text()).toBe(changed);
  expect(fetchFile).not.toHaveBeenCalled();
});

it('stores and serves a good answer without another request, and finds copies elsewhere', async () => {
  const { call, fetchFile } = setup(answer(SCRIPT));
  expect(await call('cacheWillUpdate', answer(SCRIPT))).toBeInstanceOf(Response);
  expect(await (await call('fetchDidSucceed', answer(SCRIPT)))?.text()).toBe(SCRIPT);
  expect(await (await call('cachedResponseWillBeUsed', answer(SCRIPT)))?.text()).toBe(SCRIPT);
  expect(await (await call('cachedResponseWillBeUsed'))?.text()).toBe(SCRIPT);
  expect(fetchFile).not.toHaveBeenCalled();
});

it.each(BAD)('a copy that has become %s is not used, but fetched past the HTTP cache', async (_, bad) => {
  const { call } = setup(bad());
  expect(await call('cachedResponseWillBeUsed', bad())).toBeUndefined();
  expect(((await call('requestWillFetch')) as Request).cache).toBe('reload');
  // Once: the next request finds the right copy.
  expect(((await call('requestWillFetch')) as Request).cache).toBe('default');
});

it('a damaged copy gives way to a good one elsewhere, and a file of an older build needs its type only', async () => {
  expect(await (await setup(answer(SCRIPT)).call('cachedResponseWillBeUsed', answer('')))?.text()).toBe(
    SCRIPT,
  );
  const old = assetCopies({}, async () => undefined);
  const request = new Request(URL_OF_IT);
  const use = (cachedResponse: Response) =>
    old.cachedResponseWillBeUsed?.({ request, cachedResponse } as never) as Promise<Response | undefined>;
  expect(await use(answer('older'))).toBeInstanceOf(Response);
  expect(await use(answer('<!doctype html>', 'text/html'))).toBeUndefined();
});
