import { currentAddress } from '../../data/site/moved-anchors';
/** A query and the pages (any section counts) or sections (page#anchor) that answer it. */
export const queryKinds = [
  'plain',
  'typo',
  'synonym',
  'abbreviation',
  'code',
  'command',
  'question',
] as const;
export type QueryKind = (typeof queryKinds)[number];
export type SearchQuery = {
  readonly kind: QueryKind;
  readonly query: string;
  readonly answers: readonly string[];
};

export const alerts = '/docs/alerts/';
export const community = '/docs/community/';
export const building = `${community}building-a-community/`;
export const dashboard = '/docs/dashboard/';
export const customising = `${dashboard}customizing-a-dashboard/`;
export const syncing = `${dashboard}two-way-syncing/`;
export const screener = '/docs/screener/';
export const filters = `${screener}screener-filters/`;
export const cex = '/docs/trading/centralised-exchange/';
export const account = `${cex}setting-up-your-account-and-api-keys/`;
export const connect = `${account}how-to-connect-your-bybit-exchange-account`;
export const keys = `${account}setting-up-your-bybit-api-keys`;
export const dex = '/docs/trading/decentralised-exchange/';
export const wallet = `${dex}connecting-your-wallet`;
export const rpcs = `${dex}adjust-rpcs-on-metamask`;
export const swap = `${dex}swap-tokens`;
export const workbench = '/docs/workbench/overview/';
export const using = `${workbench}using-the-workbench/`;
export const metrics = `${workbench}studies-metrics/`;
export const custom = `${metrics}custom-metrics/`;
export const glossary = '/docs/others/overview';
export const location = '/docs/others/location-restrictions';

const of =
  (kind: QueryKind) =>
  (query: string, ...answers: string[]): SearchQuery => ({
    kind,
    query,
    answers: answers.map(currentAddress),
  });

export const plain = of('plain');
export const typo = of('typo');
export const synonym = of('synonym');
export const abbreviation = of('abbreviation');
export const code = of('code');
export const command = of('command');
export const question = of('question');
