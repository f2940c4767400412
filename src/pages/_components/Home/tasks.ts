import type { IconName } from '@site/src/components/layout/Icon';
import { counts, latestRelease } from './derived';

type NamedLink = readonly [name: string, to: string];

export type Task = Readonly<Record<'title' | 'to' | 'line', string>> & {
  readonly icon: IconName;
  readonly more: readonly NamedLink[];
};

const KEYS = '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys';
const FILTERS = '/docs/screener/screener-filters';
const METRICS = '/docs/workbench/overview/studies-metrics/custom-metrics';
const PLAYBOOKS = '/docs/introduction/playbooks';
const SWAP = '/docs/trading/decentralised-exchange/swap-tokens';

/** Icon, title and page, a line, and two pages more. */
const TASKS = `
trading | Connect Bybit safely | ${KEYS}/how-to-connect-your-bybit-exchange-account
  A key that can’t withdraw, bound to PT’s addresses.
  Create the key | ${KEYS}/setting-up-your-bybit-api-keys
  Margin and leverage | /docs/trading/centralised-exchange/perpetuals-margin-and-leverage
alerts | Set an alert and test it | /docs/alerts/creating-an-alert
  Pick a trigger, test it, get it on your phone.
  Four triggers | /docs/alerts/triggers#alert-simulator
  Test it first | /docs/alerts/creating-an-alert#test
screener | Find squeezes | /docs/screener/creating-a-screener#worked-perps
  Perpetuals where shorts pay and open interest builds.
  Filter a list | /docs/screener/creating-a-screener#build
  Every field | ${FILTERS}/#all-fields
metrics | Read order flow | ${METRICS}/orderflow-metrics
  Who was in a hurry, in what size, and whether price gave way.
  CVD | ${METRICS}/orderflow-metrics#cvd
  Trust at a glance | /docs/workbench/overview/studies-metrics/#catalogue
link | Read a swap before you sign | ${SWAP}
  Price impact, slippage, the least you can get, and approvals.
  Read the quote | ${SWAP}#read-the-quote
  Approve the exact amount | ${SWAP}#approve
error | Decode an error | ${KEYS}/bybit-error-codes#decoder
  Cause, remedy and who can fix it. Or type the code above.
  Bybit’s codes | ${KEYS}/bybit-error-codes#decoder
  By symptom | /docs/others/overview#troubleshooting
book | Follow a playbook | ${PLAYBOOKS}
  ${counts.playbooks} recipes: what to type, what to look for, and what proves you wrong.
  CVD divergence | ${PLAYBOOKS}#divergence
  Liquidation cascade | ${PLAYBOOKS}#cascade
news | ${latestRelease.title} | ${latestRelease.page}
  ${latestRelease.line}
  All releases | /blog
  Archive | /blog/archive
`;

/** What people come for. */
export const tasks = Array.from(
  TASKS.matchAll(/^(\S+) \| (.+) \| (.+)\n {2}(.+)\n {2}(.+)\n {2}(.+)$/gm),
  ([, icon, title, to, line, ...more]) =>
    ({ icon, title, to, line, more: more.map((link) => link.split(' | ')) }) as unknown as Task,
);
