import type { Frame, Page } from '@playwright/test';
import { expect, outlastTimers } from '../../fixtures';
import { PORTS } from '../../ports';

/** The docs, and the origins of pages that show them in a frame (e2e/hosts/embedHost.ts). */
export const DOCS = `http://localhost:${PORTS.site}`;
/** Allowed, and of the same site as the docs: the browser gives the frame the reader's own storage. */
export const APP = `http://localhost:${PORTS.embedHost}`;
/** Allowed, and of another site: browsers may block the frame's storage. */
export const OTHER_SITE = `http://127.0.0.1:${PORTS.embedHost}`;
/** Not allowed. */
export const STRANGER = `http://evil.localhost:${PORTS.embedHost}`;

declare global {
  interface Window {
    received: { name: string; origin: string; data: Record<string, unknown> }[];
  }
}

type FrameOptions = { name?: string; width?: number; height?: number; sandbox?: string };

/** Opens the app's page, which writes down what its frames say. */
export async function openApp(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => {
    window.received = [];
    addEventListener('message', ({ source, origin, data }) => {
      const frames = Array.from(document.querySelectorAll('iframe'));
      const name = frames.find(({ contentWindow }) => contentWindow === source)?.name ?? '';
      window.received.push({ name, origin, data });
    });
  });
}

/** A plain frame as the parent in guides/specification.md would make it, without the host package. */
export async function addFrame(page: Page, src: string, options: FrameOptions = {}): Promise<Frame> {
  const { name = 'docs', width = 420, height = 640, sandbox } = options;
  await page.evaluate(
    (attributes) => {
      const frame = document.createElement('iframe');
      for (const [attribute, value] of Object.entries(attributes)) {
        if (value !== undefined) {
          frame.setAttribute(attribute, String(value));
        }
      }
      document.body.append(frame);
    },
    { name, width, height, sandbox, src },
  );
  await expect.poll(() => page.frame(name)?.url() ?? '').toContain(new URL(src).pathname);
  const frame = page.frame(name);
  if (!frame) {
    throw new Error(`There is no frame "${name}".`);
  }
  await expect(frame.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  return frame;
}

/** The app's page with the docs in a frame. */
export async function openFrame(page: Page, src: string, options: FrameOptions & { app?: string } = {}) {
  await openApp(page, options.app ?? APP);
  return addFrame(page, src, options);
}

/** Sends a message as the app would: what is sent is made in the app's page. */
export async function send(page: Page, message: unknown, name = 'docs'): Promise<void> {
  await page.evaluate(
    ({ message, name }) => {
      const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${name}"]`);
      frame?.contentWindow?.postMessage(message, '*');
    },
    { message, name },
  );
}

export const received = (page: Page, type: string, name = 'docs') =>
  page.evaluate(
    ({ type, name }) =>
      window.received
        .filter((entry) => entry.name === name && entry.data?.type === type)
        .map(({ data }) => data),
    { type, name },
  );

export const modeOf = (frame: Frame) =>
  frame.evaluate(() => {
    const { mode, theme } = document.documentElement.dataset;
    return { mode: mode ?? null, theme };
  });

const EMBEDDED = { mode: 'embed', theme: 'dark' };

export async function expectEmbedded(frame: Frame): Promise<void> {
  await expect.poll(() => modeOf(frame)).toEqual(EMBEDDED);
  for (const chrome of ['.navbar', '.footer', '.theme-announcement-bar']) {
    await expect(frame.locator(chrome)).toBeHidden();
  }
}

/** The same, in embed mode. */
export async function openEmbedded(page: Page, src: string, options?: FrameOptions): Promise<Frame> {
  const docs = await openFrame(page, src, options);
  await send(page, { type: 'embed' });
  await expectEmbedded(docs);
  return docs;
}

export async function expectAddress(frame: Frame, address: RegExp): Promise<void> {
  await expect.poll(() => frame.url()).toMatch(address);
}

/** Where a section stands from the top of the frame, and how far the frame is scrolled. */
export const positionOf = (frame: Frame, id: string) =>
  frame.evaluate(
    (id) => ({ top: document.getElementById(id)?.getBoundingClientRect().top ?? null, scrolled: scrollY }),
    id,
  );

/** Below the bar and near the top: the section that the reader asked for. */
export async function expectAtSection(frame: Frame, id: string): Promise<void> {
  await expect
    .poll(async () => {
      const { top } = await positionOf(frame, id);
      return top !== null && top >= 0 && top < 120;
    })
    .toBe(true);
}

/** Every frame has done what it was about to do. */
export const settle = (page: Page) => Promise.all(page.frames().map((frame) => outlastTimers(frame, 300)));
