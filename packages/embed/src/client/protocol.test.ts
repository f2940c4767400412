import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedOrigin, isShown, parseMessage } from './protocol';
import { hashOf } from './section';

const APP = 'https://app.pt.example';

describe('origins', () => {
  it('are allowed only if they are in the list, exactly', () => {
    expect(isAllowedOrigin(APP, [APP], 'docs.pt.example')).toBe(true);
    for (const near of [
      `${APP}.evil.example`,
      `${APP}:8443`,
      'http://app.pt.example',
      'https://pt.example',
      '',
    ]) {
      expect(isAllowedOrigin(near, [APP], 'docs.pt.example'), near).toBe(false);
    }
  });

  it('may be local with any port while the docs are local, and only then', () => {
    for (const local of ['http://localhost:5173', 'http://127.0.0.1:8080', 'https://localhost']) {
      expect(isAllowedOrigin(local, [APP], 'localhost'), local).toBe(true);
      expect(isAllowedOrigin(local, [APP], '127.0.0.1'), local).toBe(true);
      expect(isAllowedOrigin(local, [APP], 'docs.pt.example'), local).toBe(false);
    }
  });

  it('that only look local are refused', () => {
    for (const fake of [
      'http://localhost.evil.example',
      'http://evil.localhost:5173',
      'http://127.0.0.1.evil.example',
      'http://127.0.0.2',
      'file://localhost',
      'http://localhost@evil.example',
      'localhost',
    ]) {
      expect(isAllowedOrigin(fake, [APP], 'localhost'), fake).toBe(false);
    }
  });
});

describe('messages', () => {
  it('accepts page and section, and drops what is unknown', () => {
    const message = {
      type: 'embed',
      version: 1,
      page: '/docs/alerts/overview',
      section: 'limits',
      theme: 'light',
      more: 1,
    };
    const request = { page: '/docs/alerts/overview', section: 'limits', theme: 'light' };
    expect(parseMessage(message)).toEqual({ ok: true, request });
    expect(parseMessage(JSON.stringify(message))).toEqual({ ok: true, request });
  });

  it.each([
    [undefined, /not a plain object/],
    [null, /not a plain object/],
    [7, /not a plain object/],
    [[{ type: 'embed' }], /not a plain object/],
    [new Map([['type', 'embed']]), /not a plain object/],
    [new Date(), /not a plain object/],
    ['', /not JSON/],
    ['embed', /not JSON/],
    ['{"type":"embed"', /not JSON/],
    ['["embed"]', /not a plain object/],
    ['"embed"', /not a plain object/],
    [{}, /no type/],
    [Object.create({ type: 'embed' }), /not a plain object/],
    [{ type: 'EMBED' }, /not "embed"/],
    [{ type: ['embed'] }, /not "embed"/],
    [{ type: 'embed', version: 2 }, /version/],
    [{ type: 'embed', version: '1' }, /version/],
    [{ type: 'embed', page: 'docs' }, /page/],
    [{ type: 'embed', page: '//evil.example/docs' }, /page/],
    [{ type: 'embed', page: '/\\evil.example' }, /page/],
    [{ type: 'embed', page: '/.//evil.example' }, /page/],
    [{ type: 'embed', page: '/docs/..//evil.example' }, /page/],
    [{ type: 'embed', page: 'javascript:alert(1)' }, /page/],
    [{ type: 'embed', page: `/${'a'.repeat(600)}` }, /page/],
    [{ type: 'embed', page: { toString: 'x' } }, /page/],
    [{ type: 'embed', page: '/docs/%E0%A4%A' }, /page/],
    [{ type: 'embed', section: 1 }, /section/],
    [{ type: 'embed', section: '\ud800' }, /section/],
    [{ type: 'embed', section: 'a'.repeat(201) }, /section/],
    [{ type: 'embed', theme: 'blue' }, /theme/],
    [{ type: 'embed', replace: 1 }, /replace/],
  ])('refuses %o', (data, reason) => {
    expect(parseMessage(data)).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
  });

  it('never throws, and what it accepts is safe (property)', () => {
    const anything = fc.oneof(
      fc.anything({ withMap: true, withDate: true, withBigInt: true, withNullPrototype: true }),
      fc.json(),
      fc.string({ maxLength: 2000 }),
      fc.record(
        {
          type: fc.oneof(fc.constant('embed'), fc.anything()),
          version: fc.oneof(fc.constant(1), fc.anything()),
          page: fc.oneof(
            fc.webPath(),
            fc.string().map((text) => `/${text}`),
            fc.anything(),
          ),
          section: fc.oneof(fc.string(), fc.constantFrom('\udfff', 'a\ud83d'), fc.anything()),
        },
        { requiredKeys: ['type'] },
      ),
    );
    fc.assert(
      fc.property(anything, (data) => {
        const parsed = parseMessage(data);
        if (!parsed.ok) {
          expect(parsed.reason.length).toBeLessThan(80);
          return;
        }
        const { page, section } = parsed.request;
        if (page !== undefined) {
          expect(new URL(page, 'https://docs.pt.example').origin).toBe('https://docs.pt.example');
          expect(page).not.toContain('#');
          expect(() => decodeURI(page)).not.toThrow();
        }
        expect(() => hashOf(section ?? '')).not.toThrow();
      }),
    );
  });
});

it('a page is shown with and without a trailing slash, and with more in the query than it names', () => {
  const here = { pathname: '/docs/a/', search: '?docusaurus-data-mode=embed&q=funding%20rate' };
  for (const page of ['/docs/a', '/docs/a/', '/docs/a?q=funding+rate']) {
    expect(isShown(page, here), page).toBe(true);
  }
  for (const page of ['/docs/b', '/docs', '/', '/docs/a?q=funding', '/docs/a?w=4h']) {
    expect(isShown(page, here), page).toBe(false);
  }
});
