import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { alertDefaults } from './alerts/defaults';
import { alertDeliveries, messagePlaceholders } from './alerts/deliveries';
import { webhookSample } from './alerts/webhook';
import { commands } from './commands';
import { dashboardTemplates } from './dashboards/templates';
import { widgets } from './dashboards/widgets';
import { terms } from './glossary/terms';
import { metrics } from './metrics';
import { coverage } from './metrics/coverage';
import { depthBands } from './metrics/depth-bands';
import * as bands from './models/bands';
import { intelCards } from './models/intel-cards';
import { overallBands, subScores } from './models/ratings';
import { publishedRules } from './reference/location-rules';
import { rules } from './reference/rules';
import { sources } from './reference/sources';
import { screenerFields } from './screener/fields';
import { defaultWindow } from './screener/operators';
import { exchangeErrors } from './trading/exchange-errors';
import { exchangePermissions, keyRecipes } from './trading/exchange-permissions';
import { fundingTimes } from './trading/funding-times';
import { wrongPositionMode } from './trading/wrong-position-mode';
import { networks } from './wallet/networks';
import { walletErrors } from './wallet/wallet-errors';
import { drawingTools } from './workbench/drawing-tools';
import { hotkeys } from './workbench/hotkeys';
import { linkGroups } from './workbench/link-groups';
import { studies } from './workbench/studies';

/* What types can't say about the records of this folder. The test, `npm run dev` and the build ask for it. */

type Fields = Readonly<Record<string, unknown>>;

/** Folders without records: formulas, samples and word lists have tests of their own. */
const WITHOUT_RECORDS = /^(formulas|samples|examples|search)\b|\.test\.ts$|(^|\/)problems\.ts$/;

/** Fields that hold whole sentences, wherever they stand. A single word in one of them is a choice of another kind. */
const SENTENCES = new Set(
  `allows answers avoid broken can cannot caution cause check checkFirst counts decidedBy definition differs does draws
  elsewhere ends equalDistance explains final fine firesWhen freshness gaps high holds howPeopleJoin limits lookFor
  looksAt measures misleads purpose reach reading remedy rest risk rule setUp shows sign suggestion suits untouched
  updates use useWhen watchOut what when whenRestricted whoSees why written wrongIf youSign`.split(/\s+/),
);

/** Fields that must tell the records of a list apart. */
const UNIQUE = [
  'id',
  'code',
  'typed',
  'symptom',
  'question',
  'chainId',
  'networkName',
  'explorer',
  'exampleRpc',
  'texts',
  'apiNames',
];

/** From the registry of chains. Typed a second time: a wrong digit sends a reader's money to another network. */
const CHAIN_IDS: Readonly<Record<string, number>> = {
  Ethereum: 1,
  'BNB Smart Chain': 56,
  Polygon: 137,
  'Arbitrum One': 42161,
  'OP Mainnet': 10,
  Base: 8453,
  'Avalanche C-Chain': 43114,
};

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** How people find a record: by its id, code or name, else by its place. */
function recordLabel(record: unknown, place: string): string {
  const { id, code, name } = isRecord(record) ? record : ({} as Fields);
  return `"${id ?? code ?? name ?? place}"`;
}

const sentenceAbout = (file: string, record: string, field: string, value: unknown, remedy: string) =>
  `data/${file}, record ${record}, ${field}: ${JSON.stringify(value)}. ${remedy}`;

/** What is wrong with one field, whatever record it belongs to. */
function remedyFor(field: string, value: unknown): string | undefined {
  if (typeof value !== 'string') {
    return;
  }
  if (field === 'id' && !/^[a-z0-9]+([-_.][a-z0-9]+)*$/.test(value)) {
    return 'Write ids in lower case, words joined by hyphens: they are anchors.';
  }
  if (SENTENCES.has(field) && /\s/.test(value) && !/^[^a-z\s].{3,}[.?…]$/s.test(value)) {
    return 'Write full sentences, from a capital letter to a full stop.';
  }
  if (/^https?:/.test(value) && !/^https:\/\/[^\s/]+(\/\S*[^\s/])?$/.test(value)) {
    return 'Write a full https:// address without a slash or space at its end: readers paste it as it is.';
  }
  return;
}

/** The problems of an exported value, however deep its records lie. Each record is looked at once. */
function problemsIn(file: string, value: unknown, place: string, seen: Set<unknown>): string[] {
  if (!isRecord(value) || seen.has(value)) {
    return [];
  }
  seen.add(value);
  const name = recordLabel(value, place);
  return Object.entries(value).flatMap(([field, part]) => {
    const texts = Array.isArray(part) ? part : [part];
    const wrong = texts.flatMap((text) => {
      const remedy = remedyFor(Array.isArray(value) ? place : field, text);
      return remedy ? sentenceAbout(file, name, field, text, remedy) : [];
    });
    return [...wrong, ...problemsIn(file, part, Array.isArray(value) ? place : field, seen)];
  });
}

/** Values that two records share in fields, joined by +, that must tell them apart. Upper and lower case count as one. */
function sharedValues(file: string, list: unknown, fields: string): string[] {
  const owners = new Map<string, string>();
  return Object.entries(isRecord(list) ? list : {}).flatMap(([key, record]) => {
    const owner = recordLabel(record, key);
    const values = isRecord(record) ? fields.split('+').flatMap((field) => record[field] ?? []) : [];
    return [...new Set(values.map((value) => String(value).toLowerCase()))].flatMap((value) => {
      const other = owners.get(value);
      owners.set(value, owner);
      return other === undefined
        ? []
        : sentenceAbout(
            file,
            owner,
            fields,
            value,
            `It also stands in record ${other}. Keep it in one of them.`,
          );
    });
  });
}

/** What must hold for each record of a list: that a field fits the rest of it, or names records of another list. */
function eachOf<Whole extends object>(file: string, list: readonly Whole[]) {
  const tell = (record: Whole, at: number, field: string, value: unknown, remedy: string) =>
    sentenceAbout(file, recordLabel(record, String(at)), field, value, remedy);
  return {
    fits: (field: keyof Whole & string, fits: (record: Whole) => boolean, remedy: string): string[] =>
      list.flatMap((record, at) => (fits(record) ? [] : tell(record, at, field, record[field], remedy))),
    names: (field: keyof Whole & string, names: readonly string[]): string[] =>
      list.flatMap((record, at) =>
        [record[field] ?? []]
          .flat()
          .filter((name) => !names.includes(String(name)))
          .map((name) => tell(record, at, field, name, `Write one of: ${names.join(', ')}.`)),
      ),
  };
}

const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);

const isAdvised = (advice: string) => advice === 'tick' || advice === 'if-used';

/** What must hold between the fields of a record, list by list. */
const relations = (): string[] => [
  ...eachOf('metrics/', metrics).fits(
    'example',
    ({ example, formula }) => example !== null || /not published/i.test(formula),
    'Only a recipe that is not published may have no example.',
  ),
  ...eachOf('metrics/', metrics).fits(
    'command',
    ({ command, name, synonyms }) => {
      const [, quoted, word] = command?.match(/^metric add (?:"([^"]+)"|(\S+))/) ?? [];
      return (
        command === null || [name, ...synonyms].some((other) => other.toLowerCase() === (quoted ?? word))
      );
    },
    'Name the metric or one of its synonyms, in lower case.',
  ),
  ...eachOf('metrics/coverage.ts', coverage).fits(
    'since',
    ({ since }) => /^(20\d\d-(0[1-9]|1[0-2])|the .+)$/.test(since),
    'Write a month as YYYY-MM, or "the …".',
  ),
  ...eachOf('metrics/depth-bands.ts', depthBands).fits(
    'percent',
    ({ id, label, percent }) => id === `0-${percent}` && label === `0–${percent}%`,
    'Id and label repeat the percentage: 0-2.5 and 0–2.5% for 2.5.',
  ),
  ...eachOf('models/', [bands.cariBands, bands.rosiBands, bands.momentumBands, overallBands].flat()).fits(
    'from',
    ({ from, to }) => from < to,
    'A band runs from its lower to its higher end.',
  ),
  ...eachOf('models/intel-cards.ts', intelCards).fits(
    'check',
    (card) => !/\b(buy|sell)\b/i.test(JSON.stringify({ ...card, inputs: [] })),
    'A card describes the market. No field of it says buy or sell.',
  ),
  ...eachOf('reference/location-rules.ts', publishedRules).fits(
    'says',
    ({ says }) => !/\b(allowed|permitted|supported|available)\b/i.test(says),
    'A published list can only exclude a place, never allow one.',
  ),
  ...eachOf('reference/rules.ts', Object.values(rules)).fits(
    'rule',
    ({ rule }) => rule.length <= 420,
    'Two or three sentences. What needs more belongs on its home page.',
  ),
  ...eachOf('reference/sources.ts', Object.values(sources)).fits(
    'asOf',
    ({ asOf }) => /^20\d\d-(0[1-9]|1[0-2])$/.test(asOf) && Date.parse(`${asOf}-01`) <= Date.now(),
    'Write the month the source was read as YYYY-MM, for example 2026-07. It never lies in the future.',
  ),
  ...eachOf('screener/fields.ts', screenerFields).fits(
    'trust',
    ({ trust, metricId }) => Boolean(trust || metricId),
    'Grade source, lag, coverage and revision, or name the metric that has them.',
  ),
  ...eachOf('screener/fields.ts', screenerFields).fits(
    'group',
    ({ family, group }) => (group !== null) === (family === 'offchain'),
    'Off-chain fields have a group, other fields have none.',
  ),
  ...eachOf('screener/fields.ts', screenerFields).fits(
    'universes',
    ({ group, universes }) => group !== 'derivatives' || universes.join() === 'perps',
    'Only perps have derivatives fields.',
  ),
  ...eachOf('screener/fields.ts', screenerFields).fits(
    'windows',
    ({ windows }) => windows === null || windows.includes(defaultWindow),
    `${defaultWindow}, the default, is one of them.`,
  ),
  ...eachOf('screener/fields.ts', screenerFields).fits(
    'filter',
    ({ id, filter }) => filter.startsWith(`${id} `),
    'The first filter is about the field itself.',
  ),
  ...eachOf('trading/exchange-errors.ts', exchangeErrors).fits(
    'remedy',
    ({ remedy }) => !/\b(vpn|proxy)\b/i.test(remedy),
    'Never advise a way around a location rule.',
  ),
  ...eachOf('trading/exchange-permissions.ts', exchangePermissions).fits(
    'readOnlyKey',
    ({ id, readOnlyKey, tradingKey }) =>
      [readOnlyKey, tradingKey].every((advice) => (advice === 'refused') === (id === 'right-withdraw')),
    'Withdrawal, and nothing else, is refused for both kinds of key.',
  ),
  ...eachOf('trading/exchange-permissions.ts', exchangePermissions).fits(
    'apiNames',
    ({ apiNames, readOnlyKey, tradingKey }) =>
      !apiNames.some((name) => name.startsWith('Wallet')) || ![readOnlyKey, tradingKey].some(isAdvised),
    'PT never asks for rights of the Wallet group: they move balances.',
  ),
  ...eachOf('trading/exchange-permissions.ts', exchangePermissions).fits(
    'tradingKey',
    ({ readOnlyKey, tradingKey }) => readOnlyKey !== 'tick' || isAdvised(tradingKey),
    'A trading key can do all that a read-only key can.',
  ),
  ...eachOf('trading/funding-times.ts', fundingTimes).fits(
    'times',
    ({ usualHours, times }) => usualHours === 1 || times.match(/\d\d:\d\d/g)?.length === 24 / usualHours,
    'Name as many a day as the interval gives.',
  ),
  ...eachOf('wallet/networks.ts', networks).fits(
    'chainId',
    ({ name, chainId }) => CHAIN_IDS[name] === chainId,
    'Not the ID that the chain registry gives this network. Compare both with chainlist.org.',
  ),
  ...eachOf('wallet/networks.ts', networks).fits(
    'explorer',
    ({ explorer }) => new URL(explorer).pathname === '/',
    'Write the host only, for example https://basescan.org.',
  ),
  ...eachOf('wallet/wallet-errors.ts', walletErrors).fits(
    'cause',
    ({ origin, cause }) => origin !== 'MetaMask' || cause.includes('MetaMask'),
    'Say that this sense of the number is MetaMask’s own.',
  ),
  ...eachOf('workbench/link-groups.ts', linkGroups).fits(
    'command',
    ({ id, command, name }) => command === `link ${id}` && name.toLowerCase() === id,
    'The command, and the name in lower case, repeat the id.',
  ),
  ...eachOf(
    'commands/',
    commands.flatMap(({ id, parameters }) => parameters.map((parameter) => ({ id, ...parameter }))),
  ).fits(
    'choices',
    ({ type, choices = [] }) => type !== 'choice' || choices.length > 0,
    'A parameter of type choice lists its choices.',
  ),
];

/** What a field names must be a record, and words that readers type must lead to one. */
const references = (): string[] => [
  ...eachOf('alerts/defaults.ts', [alertDefaults]).names('deliveries', idsOf(alertDeliveries)),
  ...eachOf('alerts/deliveries.ts', messagePlaceholders).names(
    'name',
    Object.keys(JSON.parse(webhookSample)).map((name) => `{${name}}`),
  ),
  ...eachOf('commands/', commands).names('shortcuts', idsOf(hotkeys)),
  ...eachOf('dashboards/templates.ts', dashboardTemplates).names('typicalWidgets', idsOf(widgets)),
  ...eachOf('models/ratings.ts', subScores).names('checkWith', idsOf(metrics)),
  ...eachOf('models/ratings.ts', subScores).names('id', idsOf(metrics)),
  ...eachOf(
    'reference/rules.ts',
    Object.entries(rules).map(([id, { rule }]) => ({ id, rule: rule.match(/\b1\d{4}\b/g) ?? [] })),
  ).names(
    'rule',
    exchangeErrors.map(({ code }) => code),
  ),
  ...keyRecipes.flatMap((recipe) => {
    const key = recipe.access === 'Read-Only' ? 'readOnlyKey' : 'tradingKey';
    const advised = idsOf(exchangePermissions.filter((right) => isAdvised(right[key])));
    const ticked = { ...recipe, rights: [...recipe.rights, ...(recipe.addIf ? [recipe.addIf.right] : [])] };
    return eachOf('trading/exchange-permissions.ts', [ticked]).names('rights', advised);
  }),
  ...eachOf('trading/wrong-position-mode.ts', [wrongPositionMode]).names(
    'code',
    exchangeErrors.map(({ code }) => code),
  ),
  ...eachOf(
    'workbench/drawing-tools.ts',
    drawingTools.map(({ id, hotkey, command }) => ({ id, hotkey: hotkey && `${hotkey}: ${command}` })),
  ).names(
    'hotkey',
    hotkeys.map(({ id, command }) => `${id}: ${command}`),
  ),
  ...sharedValues('glossary/', terms, 'name+abbreviations+synonyms'),
  ...sharedValues('metrics/', metrics, 'name+synonyms'),
  ...sharedValues('screener/fields.ts', screenerFields, 'name'),
  ...sharedValues('wallet/networks.ts', networks, 'name'),
  ...sharedValues('workbench/studies.ts', studies, 'name+synonyms'),
];

const filesIn = (ending: string) =>
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending));

/** The sentence with file and line of the record, if it stands as YAML. */
function withLine(problem: string): string {
  const [begin = '', module = '', name = ''] = /^data\/([^,]+), record "([^"]+)"/.exec(problem) ?? [];
  const folder = module.replace(/[^/]*$/, '');
  for (const file of filesIn('.yaml').filter((other) => other.startsWith(folder))) {
    const lines = readFileSync(path.join(import.meta.dirname, file), 'utf8').split('\n');
    const at = lines.findIndex((line) =>
      [`${name}:`, `${name.toLowerCase().replaceAll(' ', '-')}:`, `name: ${name}`].includes(line.trim()),
    );
    if (at >= 0) {
      return problem.replace(begin, `data/${file}:${at + 1}, record "${name}"`);
    }
  }
  return problem;
}

/** What each file with records exports. */
export async function readModules(): Promise<readonly (readonly [file: string, exported: Fields])[]> {
  const files = filesIn('.ts').filter((file) => !WITHOUT_RECORDS.test(file));
  return Promise.all(
    files.map(
      async (file) =>
        [
          file,
          await import(/* @vite-ignore */ pathToFileURL(path.join(import.meta.dirname, file)).href),
        ] as const,
    ),
  );
}

/** Every problem of the site's data, one sentence each: file, record, field, value and what to write instead. */
export async function dataProblems(): Promise<string[]> {
  const seen = new Set<unknown>();
  return [
    ...(await readModules()).flatMap(([file, exported]) =>
      Object.entries(exported).flatMap(([name, list]) => [
        ...problemsIn(file, list, name, seen),
        ...UNIQUE.flatMap((field) => sharedValues(file, list, field)),
      ]),
    ),
    ...relations(),
    ...references(),
  ].map(withLine);
}
