import { chromium } from '@playwright/test';
import { callText, type Session } from './session';

export async function startChromium(): Promise<Session> {
  const browser = await chromium.launch({
    executablePath: process.env.PT_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ serviceWorkers: 'allow' });
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    // Not `goBack`, which waits for a load that need not happen.
    go: (steps) => page.evaluate((by) => void setTimeout(() => history.go(by)), steps),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: async (script, ...args) => JSON.parse(await page.evaluate(callText(script, args))),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    async wheel(x, y, distance) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, distance);
    },
    async keys(...keys) {
      for (const key of keys) {
        await page.keyboard.press(key);
      }
    },
    close: () => browser.close(),
  };
}
