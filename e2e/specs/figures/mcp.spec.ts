import { modelTool, openSite, readerOf } from '@pt-docs/mcp';
import { figureModels } from '../../../src/mcp/models';
import { expect, test } from '../../fixtures';

/** Values away from the defaults, so that an address that is not read would show. */
const given: Readonly<Record<string, Record<string, unknown>>> = {
  quote_swap: { pay: 120_000, fee: '1', tolerance: 2 },
  cost_of_order: { side: 'sell', sample: 900, band: '5' },
  cost_of_funding: { rate: -0.08, interval: '4', side: 'short', position: 75_000, settlements: 9 },
  size_position: { side: 'short', size: 0.25, leverage: 40, stop: 3, target: 9 },
  simulate_alert: { condition: 'above', level: 100.2, made: 'late' },
  score_momentum: { n: 9, s: 2, band: 30, at: 110 },
};

const site = openSite(readerOf('build'));

test.describe('tools for assistants', { tag: '@all' }, () => {
  for (const model of figureModels) {
    test(`${model.name} says what its figure says`, async ({ page }) => {
      const tool = modelTool(model);
      const { data } = await tool.run(tool.input.parse(given[model.name]), site);
      expect(data.figureShowsExactly).toBe(true);
      const { pathname, search, hash } = new URL(String(data.figure));
      await page.goto(`${pathname}${search}${hash}`);
      await expect(page.locator(`#${model.figure} p[class*="summary"]`)).toHaveText(String(data.sentence));
    });
  }
});
