import type { Coincidence, GuardedFact } from '@pt-docs/authoring/checks';
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

/** Catalogues by the file of data/ that holds them, with what their records are called. */
const catalogues: readonly (readonly [file: string, records: readonly unknown[], noun: string])[] = [
  ['workbench/studies', studies, 'studies'],
  ['metrics', metrics, 'metrics'],
  ['screener/fields', screenerFields, '(?:screener )?fields'],
  ['wallet/networks', networks, 'networks|chains'],
  ['metrics/depth-bands', depthBands, '(?:depth )?bands'],
  ['community/roles', roles, 'roles'],
  ['community/audiences', audiences, 'audiences'],
  ['alerts/triggers', alertTriggers, 'triggers'],
  ['models/ratings', subScores, 'sub-scores'],
  ['workbench/link-groups', linkGroups, 'link groups|colours'],
  ['trading/exchange-permissions', keyRecipes, 'recipes'],
  ['dashboards/widgets', widgets, 'kinds of widgets?|widget kinds'],
  ['dashboards/templates', dashboardTemplates, 'templates'],
];

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const monthOf = (asOf: string) => `${MONTHS[Number(asOf.slice(5, 7)) - 1]} ${asOf.slice(0, 4)}`;

const { unboundDays, unboundDaysAfterPasswordChange } = keyLifetime;
const { timeoutSeconds, retryMinutes, signatureHeader } = webhook;

/** Other values by the file of data/ that holds them, as an author would type them. */
const values: readonly (readonly [file: string, ...typed: readonly string[]])[] = [
  ['reference/limits', ...limitRecords.map(({ counted: what, limit }) => counted(limit, nounOf(what)))],
  ['dashboards/grid', counted(gridColumns, 'columns')],
  [
    'wallet/networks',
    ...networks.flatMap(({ chainId, exampleRpc, explorer }) => [
      ...(chainId > 1_000 ? [String(chainId)] : []),
      literal(exampleRpc),
      literal(explorer),
    ]),
  ],
  ['trading/funding-times', ...fundingTimes.map(({ times }) => literal(times))],
  [
    'metrics/depth-bands',
    ...depthBands.map(({ label }) => literal(label)),
    `${partialBand.example.reachPercent}%`,
  ],
  [
    'alerts/defaults',
    counted(alertDefaults.expiryDays, 'days'),
    `(?:once a|every) minute|every ${screenerAlertSeconds} seconds`,
  ],
  [
    'alerts/webhook',
    counted(timeoutSeconds, 's|seconds'),
    `${retryMinutes.slice(0, -1).join(', ')},? and ${retryMinutes.at(-1)}`,
    signatureHeader,
  ],
  ['metrics/shared', everyTimeframe.join(',? ')],
  [
    'trading/exchange-limits',
    counted(unboundDays, 'days'),
    counted(unboundDaysAfterPasswordChange, 'days'),
    counted(pauseAfterIpLimitMinutes, 'minutes'),
  ],
  [
    'reference/sources',
    ...new Set([fundingTimesReadIn, ...Object.values(sources).map(({ asOf }) => monthOf(asOf))]),
    'v2\\.8\\.\\d',
  ],
];

/** What pages render from data, with where it is. */
export const guardedFacts: readonly GuardedFact[] = [
  ...catalogues.map(([file, { length }, noun]) => [file, counted(length, noun)] as const),
  ...values,
].flatMap(([file, ...typed]) =>
  typed.map((pattern) => ({
    typed: pattern,
    instead: `If it is what data/${file} says, render it from there, or use the component that shows it.`,
  })),
);

/** The same words about something else. */
export const coincidences: readonly Coincidence[] = [
  { file: 'docs/dashboard/creating-a-dashboard.mdx', words: 'ten minutes', reason: 'How long a look takes.' },
  { file: 'docs/screener/screener-filters/dex-metrics.mdx', words: '30 days', reason: 'A window.' },
  { file: 'docs/screener/screener-filters/fundamental-metrics.mdx', words: '30 days', reason: 'A window.' },
  { file: 'docs/screener/screener-filters/index.mdx', words: '7 days', reason: 'A window.' },
];
