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
const fact = (typed: string, instead: string): GuardedFact => ({ typed, instead });
const counted = (value: number, unit: string) => `${numberPattern(value)}[ -](?:${unit})`;

/** What a limit counts, as a sentence would say it: "Active alerts" are alerts, "Versions kept" are versions. */
const nounOf = (what: string) =>
  what
    .toLowerCase()
    .replace(/^active /, '(?:active )?')
    .replace(/^versions kept$/, '(?:saved )?versions')
    .replace(/ shown$/, '')
    .replace(/s$/, 's?');

/** Catalogues, what their records are called, and what is rendered instead of a number. */
const catalogues: readonly (readonly [records: readonly unknown[], noun: string, instead: string])[] = [
  [studies, 'studies', '{studies.length} of data/workbench/studies.ts'],
  [metrics, 'metrics', '{metrics.length} of data/metrics'],
  [screenerFields, '(?:screener )?fields', '{screenerFields.length} of data/screener/fields.ts'],
  [networks, 'networks|chains', '{networks.length} of data/wallet/networks.ts, or <NetworkTable />'],
  [depthBands, '(?:depth )?bands', '{depthBands.length} of data/metrics/depth-bands.ts'],
  [roles, 'roles', '{roles.length} of data/community/roles.ts'],
  [audiences, 'audiences', '{audiences.length} of data/community/audiences.ts'],
  [alertTriggers, 'triggers', '{alertTriggers.length} of data/alerts/triggers.ts'],
  [subScores, 'sub-scores', '{subScores.length} of data/models/ratings.ts'],
  [linkGroups, 'link groups|colours', '{linkGroups.length} of data/workbench/link-groups.ts'],
  [keyRecipes, 'recipes', '<KeyRecipes /> of data/trading/exchange-permissions.ts'],
  [widgets, 'kinds of widgets?|widget kinds', '{widgets.length} of data/dashboards/widgets.ts'],
  [dashboardTemplates, 'templates', '{dashboardTemplates.length} of data/dashboards/templates.ts'],
];

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const monthOf = (asOf: string) => `${MONTHS[Number(asOf.slice(5, 7)) - 1]} ${asOf.slice(0, 4)}`;

/** Numbers, times and addresses that stand in data, as an author would type them. The values come from data itself. */
export const guardedFacts: readonly GuardedFact[] = [
  ...limitRecords.map(({ counted: what, limit }) =>
    fact(
      counted(limit, nounOf(what)),
      'Import { limits } from data/reference/limits.ts and render the number from it, or use <LimitTable />.',
    ),
  ),
  ...catalogues.map(([{ length }, noun, instead]) => fact(counted(length, noun), `Render ${instead}.`)),
  fact(counted(gridColumns, 'columns'), 'Render {gridColumns} of data/dashboards/grid.ts.'),
  ...networks.flatMap(({ chainId, exampleRpc, explorer }) => [
    ...(chainId > 1_000
      ? [fact(String(chainId), 'Use <NetworkTable />, which reads data/wallet/networks.ts.')]
      : []),
    fact(literal(exampleRpc), 'Use <NetworkTable />, which reads data/wallet/networks.ts.'),
    fact(literal(explorer), 'Use <NetworkTable />, which reads data/wallet/networks.ts.'),
  ]),
  ...fundingTimes.map(({ times }) => fact(literal(times), 'Use <FundingTimes />.')),
  ...depthBands.map(({ label }) =>
    fact(literal(label), 'Render the label from depthBands (data/metrics/depth-bands.ts).'),
  ),
  fact(
    `${partialBand.example.reachPercent}%`,
    'Render partialBand.example.reachPercent of data/metrics/depth-bands.ts.',
  ),
  fact(
    counted(alertDefaults.expiryDays, 'days'),
    'Render alertDefaults.expiryDays of data/alerts/defaults.ts.',
  ),
  fact(
    counted(webhook.timeoutSeconds, 's|seconds'),
    'Render webhook.timeoutSeconds of data/alerts/webhook.ts.',
  ),
  fact(
    `${webhook.retryMinutes.slice(0, -1).join(', ')},? and ${webhook.retryMinutes.at(-1)}`,
    'Render webhook.retryMinutes of data/alerts/webhook.ts.',
  ),
  fact(
    `(?:once a|every) minute|every ${screenerAlertSeconds} seconds`,
    'If it is about a screener’s alert, render screenerAlertSeconds of data/alerts/defaults.ts.',
  ),
  fact(everyTimeframe.join(',? '), 'Render everyTimeframe of data/metrics/shared.ts.'),
  fact(webhook.signatureHeader, 'Render webhook.signatureHeader of data/alerts/webhook.ts.'),
  fact(
    counted(keyLifetime.unboundDays, 'days'),
    'Render keyLifetime.unboundDays of data/trading/exchange-limits.ts.',
  ),
  fact(
    counted(keyLifetime.unboundDaysAfterPasswordChange, 'days'),
    'If it is about a key, render keyLifetime.unboundDaysAfterPasswordChange of data/trading/exchange-limits.ts.',
  ),
  fact(
    counted(pauseAfterIpLimitMinutes, 'minutes'),
    'If it is about Bybit’s limits, render pauseAfterIpLimitMinutes of data/trading/exchange-limits.ts.',
  ),
  ...[...new Set([fundingTimesReadIn, ...Object.values(sources).map(({ asOf }) => monthOf(asOf))])].map(
    (month) => fact(month, 'Use <AsOf source="…" />, which reads data/reference/sources.ts.'),
  ),
  fact('v2\\.8\\.\\d', 'Link to the post, or render the version from data/reference/sources.ts.'),
];

/** The same words about something else. */
export const coincidences: readonly Coincidence[] = [
  { file: 'docs/dashboard/creating-a-dashboard.mdx', words: 'ten minutes', reason: 'How long a look takes.' },
  { file: 'docs/screener/screener-filters/dex-metrics.mdx', words: '30 days', reason: 'A window.' },
  { file: 'docs/screener/screener-filters/fundamental-metrics.mdx', words: '30 days', reason: 'A window.' },
  { file: 'docs/screener/screener-filters/index.mdx', words: '7 days', reason: 'A window.' },
];
