import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildHost } from '../build.mjs';
import { mountDocs } from './index';
import type { DocsEvents, DocsOptions } from './types';

const helpIds = {
  'alerts.trigger': { page: '/docs/alerts/creating-an-alert', section: 'triggers' },
  'swap.slippage': { page: '/docs/swap', section: 'slippage' },
};
const BASE = 'https://docs.pt.example';
const EMBED = { type: 'embed', version: 1, theme: 'dark' };
const PLACE = { page: '/docs/alerts/overview', section: 'limits', title: 'Alerts' };

/** As much of a browser as the package touches. */
function fakeBrowser() {
  const posted: { message: unknown; targetOrigin: string }[] = [];
  const contentWindow = {
    postMessage: (message: unknown, targetOrigin: string) => posted.push({ message, targetOrigin }),
  };
  const frame = {
    src: '',
    title: '',
    referrerPolicy: '',
    style: {},
    toggleAttribute: vi.fn(),
    isConnected: false,
    contentWindow,
    remove: vi.fn(),
  };
  const element = {
    append: () => {
      frame.isConnected = true;
    },
  };
  const listeners = new Set<(event: unknown) => void>();
  const fetchHelpIds = vi.fn(async () => Response.json(helpIds));
  vi.stubGlobal('document', { createElement: () => frame });
  vi.stubGlobal('location', { origin: 'https://app.pt.example' });
  vi.stubGlobal('fetch', fetchHelpIds);
  vi.stubGlobal('addEventListener', (_: string, listener: (event: unknown) => void) =>
    listeners.add(listener),
  );
  vi.stubGlobal('removeEventListener', (_: string, listener: (event: unknown) => void) =>
    listeners.delete(listener),
  );
  function say(data: unknown, from: { source?: unknown; origin?: string } = {}) {
    for (const listener of listeners) {
      listener({ source: contentWindow, origin: BASE, ...from, data });
    }
  }
  const docsSay = (type: string, more: object = {}) => say({ source: 'pt-docs', version: 1, type, ...more });
  return { element: element as unknown as Element, frame, posted, listeners, say, docsSay, fetchHelpIds };
}

let browser: ReturnType<typeof fakeBrowser>;

function mount(options: Partial<DocsOptions> = {}) {
  const docs = mountDocs(browser.element, { base: BASE, ...options });
  const events: [keyof DocsEvents, unknown][] = [];
  for (const event of ['ready', 'navigated', 'height', 'error', 'timeout'] as const) {
    docs.on(event, (detail) => events.push([event, detail]));
  }
  return { docs, events };
}

/** Mounts and brings the docs to life. */
function mountAlive(options: Partial<DocsOptions> = {}) {
  const mounted = mount(options);
  browser.docsSay('ready', PLACE);
  browser.docsSay('embedded', PLACE);
  browser.posted.length = 0;
  return mounted;
}

beforeEach(() => {
  vi.useFakeTimers();
  browser = fakeBrowser();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the frame', () => {
  it('has an address that is right at the first paint, a name, and says where it comes from', () => {
    mount({ page: '/docs/alerts/overview', section: 'a b', title: 'Help' });
    expect(browser.frame).toMatchObject({
      src: `${BASE}/docs/alerts/overview?docusaurus-theme=dark&docusaurus-data-mode=embed#a%20b`,
      title: 'Help',
      referrerPolicy: 'origin',
    });
  });

  it('takes the query and the section of an address, whatever they hold', () => {
    const addressOf = (page: DocsOptions['page'], section?: string) => {
      mount(section === undefined ? { page } : { page, section });
      const { pathname, searchParams, hash } = new URL(browser.frame.src);
      return [pathname, searchParams.get('w'), searchParams.get('docusaurus-data-mode'), hash];
    };
    expect(addressOf('/docs/swap#slippage')).toEqual(['/docs/swap', null, 'embed', '#slippage']);
    expect(addressOf('/docs/swap?w=4h;rsi#try')).toEqual(['/docs/swap', '4h;rsi', 'embed', '#try']);
    expect(addressOf('/docs/swap#slippage', 'fees')).toEqual(['/docs/swap', null, 'embed', '#fees']);
    expect(addressOf('/docs/swap#100%')).toEqual(['/docs/swap', null, 'embed', '#100%25']);
  });
});

describe('the handshake', () => {
  it('listens to its own frame and its own origin only', () => {
    const { events } = mount();
    const message = { source: 'pt-docs', version: 1, type: 'navigated', ...PLACE };
    browser.say(message, { origin: 'https://evil.example' });
    browser.say(message, { source: {} });
    browser.say({ ...message, source: 'other' });
    browser.say({ ...message, version: 2 });
    browser.say({ ...message, version: undefined });
    browser.say({ ...message, type: 'toString' });
    browser.say(null);
    expect(events).toEqual([]);
    browser.say(message);
    expect(events).toEqual([['navigated', PLACE]]);
  });

  it('says aloud that the docs speak another version, instead of waiting for them', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { events } = mount({ timeout: 1000 });
    mountDocs(browser.element, { base: BASE });
    browser.say({ source: 'pt-docs', version: 2, type: 'ready', ...PLACE });
    await vi.advanceTimersByTimeAsync(5000);
    const message = expect.stringContaining('version 2');
    expect(events).toEqual([['error', { reason: 'version', message }]]);
    // Whoever listens to no errors finds them in the console.
    expect(warn.mock.calls).toEqual([[message]]);
  });
});

describe('open', () => {
  it('reports an unknown id, also one that every object has, and stays', async () => {
    const { docs, events } = mountAlive({ helpIds });
    docs.open('no.such' as '/');
    docs.open('toString' as '/');
    await vi.advanceTimersByTimeAsync(0);
    expect(events.slice(1)).toEqual([
      ['error', { reason: 'unknown-id', message: 'The docs know no help id "no.such".' }],
      ['error', { reason: 'unknown-id', message: 'The docs know no help id "toString".' }],
    ]);
    expect(browser.posted).toEqual([]);
  });

  it.each([
    ['an error', () => Response.json({ message: 'Bad gateway' }, { status: 502 })],
    ['nothing', () => Response.json(null)],
    ['something else', () => Response.json({ 'swap.slippage': 'moved' })],
  ])('keeps no help ids from an answer that is %s', async (_, answer) => {
    const { docs, events } = mountAlive();
    browser.fetchHelpIds.mockImplementationOnce(async () => answer());
    docs.open('swap.slippage');
    await vi.advanceTimersByTimeAsync(0);
    expect(events.at(-1)).toMatchObject(['error', { reason: 'help-ids' }]);
    docs.open('swap.slippage');
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.posted.map(({ message }) => message)).toEqual([{ ...EMBED, ...helpIds['swap.slippage'] }]);
  });
});

describe('silence', () => {
  it('is a refusal when a server does, and a late answer still counts', async () => {
    const { events } = mount({ timeout: 1000 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(events).toMatchObject([
      ['timeout', { reason: 'refused', message: expect.stringContaining('https://app.pt.example') }],
    ]);
    browser.docsSay('ready', PLACE);
    browser.docsSay('embedded', PLACE);
    expect(events.map(([event]) => event)).toEqual(['timeout', 'ready']);
  });
});

describe('the published files', () => {
  it('are an ES module of at most 1.5 kB (brotli), its types and the ids', async () => {
    vi.useRealTimers();
    const files = await buildHost(helpIds);
    expect(Object.keys(files).sort()).toEqual(['help-id.d.ts', 'help-ids.json', 'host.d.ts', 'host.js']);
    expect(brotliCompressSync(files['host.js']).length).toBeLessThanOrEqual(1536);
    expect(files['host.js']).toMatch(/export\{\w+ as mountDocs\}/);
    expect(files['host.js']).not.toMatch(/import/);
    expect(JSON.parse(files['help-ids.json'])).toEqual(helpIds);
    expect(files['help-id.d.ts']).toContain("| 'swap.slippage'");
  });
});
