import type { Coincidence, GuardedFact } from '@pt-docs/content-checks/checks';
import { alertDefaults, screenerAlertSeconds } from '../data/alerts/defaults';
import { alertTriggers } from '../data/alerts/triggers';
import { webhook } from '../data/alerts/webhook';
import { audiences } from '../data/community/audiences';
import { roles } from '../data/community/roles';
import { gridColumns } from '../data/dashboards/grid';
import { dashboardTemplates } from '../data/dashboards/templates';
import { widgets } from '../data/dashboards/widgets';
import { metrics } from '../data/metrics';
import { depthBands, partialBand } from '../data/metrics/depth-bands';
import { everyTimeframe } from '../data/metrics/shared';
import { subScores } from '../data/models/ratings';
import { limitRecords } from '../data/reference/limits';
import { sources } from '../data/reference/sources';
import { screenerFields } from '../data/screener/fields';
import { keyLifetime, pauseAfterIpLimitMinutes } from '../data/trading/exchange-limits';
import { keyRecipes } from '../data/trading/exchange-permissions';
import { fundingTimes, fundingTimesReadIn } from '../data/trading/funding-times';
import { networks } from '../data/wallet/networks';
import { linkGroups } from '../data/workbench/link-groups';
import { studies } from '../data/workbench/studies';

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** 20, twenty. */
const numberPattern = (value: number) => (WORDS[value] ? `(?:${value}|${WORDS[value]})` : String(value));
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const counted = (value: number, unit: string) => `${numberPattern(value)}[ -](?:${unit})`;

/** What a limit counts, as a sentence would say it: "Active alerts" are alerts, "Versions kept" are versions. */
const nounOf = (what: string) =>
  what
    .toLowerCase()
    .replace(/^active /, '(?:active )?')
    .replace(/^versions kept$/, '(?:saved )?versions')
    .replace(/ shown$/, '')
    .replace(/s$/, 's?');

/** How many records a catalogue has. */
const catalogues = [
  { size: studies.length, noun: 'studies', from: '{studies.length} of data/workbench/studies.ts' },
  { size: metrics.length, noun: 'metrics', from: '{metrics.length} of data/metrics' },
  {
    size: screenerFields.length,
    noun: '(?:screener )?fields',
    from: '{screenerFields.length} of data/screener/fields.ts',
  },
  {
    size: networks.length,
    noun: 'networks|chains',
    from: '{networks.length} of data/wallet/networks.ts, or <NetworkTable />',
  },
  {
    size: depthBands.length,
    noun: '(?:depth )?bands',
    from: '{depthBands.length} of data/metrics/depth-bands.ts',
  },
  { size: roles.length, noun: 'roles', from: '{roles.length} of data/community/roles.ts' },
  { size: audiences.length, noun: 'audiences', from: '{audiences.length} of data/community/audiences.ts' },
  { size: alertTriggers.length, noun: 'triggers', from: '{alertTriggers.length} of data/alerts/triggers.ts' },
  { size: subScores.length, noun: 'sub-scores', from: '{subScores.length} of data/models/ratings.ts' },
  {
    size: linkGroups.length,
    noun: 'link groups|colours',
    from: '{linkGroups.length} of data/workbench/link-groups.ts',
  },
  {
    size: keyRecipes.length,
    noun: 'recipes',
    from: '<KeyRecipes /> of data/trading/exchange-permissions.ts',
  },
  {
    size: widgets.length,
    noun: 'kinds of widgets?|widget kinds',
    from: '{widgets.length} of data/dashboards/widgets.ts',
  },
  {
    size: dashboardTemplates.length,
    noun: 'templates',
    from: '{dashboardTemplates.length} of data/dashboards/templates.ts',
  },
];

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const monthOf = (asOf: string) => `${MONTHS[Number(asOf.slice(5, 7)) - 1]} ${asOf.slice(0, 4)}`;

/** Numbers, times and addresses that stand in data, as an author would type them. The values come from data itself. */
export const guardedFacts: readonly GuardedFact[] = [
  ...limitRecords.map(({ counted: what, limit }) => ({
    typed: counted(limit, nounOf(what)),
    instead:
      'Import { limits } from data/reference/limits.ts and render the number from it, or use <LimitTable />.',
  })),
  ...catalogues.map(({ size, noun, from }) => ({ typed: counted(size, noun), instead: `Render ${from}.` })),
  {
    typed: counted(gridColumns, 'columns'),
    instead: 'Render {gridColumns} of data/dashboards/grid.ts.',
  },
  ...networks.flatMap(({ chainId, exampleRpc, explorer }) => [
    ...(chainId > 1_000
      ? [{ typed: String(chainId), instead: 'Use <NetworkTable />, which reads data/wallet/networks.ts.' }]
      : []),
    { typed: literal(exampleRpc), instead: 'Use <NetworkTable />, which reads data/wallet/networks.ts.' },
    { typed: literal(explorer), instead: 'Use <NetworkTable />, which reads data/wallet/networks.ts.' },
  ]),
  ...fundingTimes.map(({ times }) => ({ typed: literal(times), instead: 'Use <FundingTimes />.' })),
  ...depthBands.map(({ label }) => ({
    typed: literal(label),
    instead: 'Render the label from depthBands (data/metrics/depth-bands.ts).',
  })),
  {
    typed: `${partialBand.example.reachPercent}%`,
    instead: 'Render partialBand.example.reachPercent of data/metrics/depth-bands.ts.',
  },
  {
    typed: counted(alertDefaults.expiryDays, 'days'),
    instead: 'Render alertDefaults.expiryDays of data/alerts/defaults.ts.',
  },
  {
    typed: counted(webhook.timeoutSeconds, 's|seconds'),
    instead: 'Render webhook.timeoutSeconds of data/alerts/webhook.ts.',
  },
  {
    typed: `${webhook.retryMinutes.slice(0, -1).join(', ')},? and ${webhook.retryMinutes.at(-1)}`,
    instead: 'Render webhook.retryMinutes of data/alerts/webhook.ts.',
  },
  {
    typed: `(?:once a|every) minute|every ${screenerAlertSeconds} seconds`,
    instead: 'If it is about a screener’s alert, render screenerAlertSeconds of data/alerts/defaults.ts.',
  },
  {
    typed: everyTimeframe.join(',? '),
    instead: 'Render everyTimeframe of data/metrics/shared.ts.',
  },
  { typed: webhook.signatureHeader, instead: 'Render webhook.signatureHeader of data/alerts/webhook.ts.' },
  {
    typed: counted(keyLifetime.unboundDays, 'days'),
    instead: 'Render keyLifetime.unboundDays of data/trading/exchange-limits.ts.',
  },
  {
    typed: counted(keyLifetime.unboundDaysAfterPasswordChange, 'days'),
    instead:
      'If it is about a key, render keyLifetime.unboundDaysAfterPasswordChange of data/trading/exchange-limits.ts.',
  },
  {
    typed: counted(pauseAfterIpLimitMinutes, 'minutes'),
    instead:
      'If it is about Bybit’s limits, render pauseAfterIpLimitMinutes of data/trading/exchange-limits.ts.',
  },
  ...[...new Set([fundingTimesReadIn, ...Object.values(sources).map(({ asOf }) => monthOf(asOf))])].map(
    (month) => ({
      typed: month,
      instead: 'Use <AsOf source="…" />, which reads data/reference/sources.ts.',
    }),
  ),
  {
    typed: 'v2\\.8\\.\\d',
    instead: 'Link to the post, or render the version from data/reference/sources.ts.',
  },
];

/** The same words about something else. */
export const coincidences: readonly Coincidence[] = [
  { file: 'docs/dashboard/creating-a-dashboard.mdx', words: 'ten minutes', reason: 'How long a look takes.' },
  { file: 'docs/screener/screener-filters/dex-metrics.mdx', words: '30 days', reason: 'A window.' },
  { file: 'docs/screener/screener-filters/fundamental-metrics.mdx', words: '30 days', reason: 'A window.' },
  { file: 'docs/screener/screener-filters/index.mdx', words: '7 days', reason: 'A window.' },
  {
    file: 'docs/trading/decentralised-exchange/custom-tokens.mdx',
    words: 'ten minutes',
    reason: 'How long it takes.',
  },
];
