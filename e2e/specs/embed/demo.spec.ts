import { expect, test } from '../../fixtures';
import { PORTS } from '../../ports';
import { expectAtSection, expectEmbedded } from './embedding';

test.use({ expectedMessages: /^warning: Docusaurus browser storage/ });

test('the mock app of npm run embed:demo: each "?" opens its section', { tag: '@all' }, async ({ page }) => {
  await page.goto(`http://127.0.0.1:${PORTS.embedDemo}/`);
  await expect(page.locator('body')).toHaveAttribute('data-is-ready', 'true');
  const status = page.getByRole('status');

  await page.getByRole('button', { name: 'Help: Funding rate' }).click();
  await expect(status).toContainText(/exchange metrics/i);
  const docs = page.frames()[1];
  if (!docs) {
    throw new Error('The mock app shows no frame.');
  }
  await expectEmbedded(docs);
  await expectAtSection(docs, 'funding-rate');

  await page.getByRole('button', { name: 'Help: Slippage tolerance' }).click();
  await expect(status).toContainText('tolerance');
  await expectAtSection(docs, 'tolerance');
});
