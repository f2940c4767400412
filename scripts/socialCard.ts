import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from './lib/chromium';

/** Draws static/img/social-card.png from the logo. Run by hand after a change of name, tagline or logo: npx tsx scripts/socialCard.ts */
const [product = 'PT', tagline = 'Your New Workspace'] = process.argv.slice(2);
const logo = readFileSync('static/img/logo.svg', 'utf8');

const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`<!doctype html><style>
  body { margin: 0; background: #0b0e14; color: #e8ecf3; font-family: system-ui, sans-serif; height: 630px; display: grid; align-content: center; padding-left: 110px }
  svg { width: 120px; height: 120px }
  h1 { font-size: 92px; letter-spacing: -2px; margin: 28px 0 12px }
  p { color: #9aa5b8; font-size: 38px; margin: 0 }
</style>${logo}<h1></h1><p></p>`);
await page.evaluate(
  ([heading, line]) => {
    document.querySelector('h1')?.replaceChildren(heading);
    document.querySelector('p')?.replaceChildren(line);
  },
  [tagline, `${product} documentation`] as const,
);
await page.screenshot({ path: 'static/img/social-card.png' });
await browser.close();
