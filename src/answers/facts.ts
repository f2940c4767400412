import type { BoxAnswer, FindNamed } from '@pt-docs/search/answers';
import { limitRecords } from '@site/data/reference/limits';
import { chainIdHex, networks } from '@site/data/wallet/networks';
import { hotkeys } from '@site/data/workbench/hotkeys';
import { overlays, studySettings } from '@site/data/workbench/study-settings';
import { inQuotes } from '@site/src/lib/commands/commandTokens';
import { tryAddress } from '@site/src/pt/tryAddress';
import type { Recognise } from './kind';
import type { Query } from './readQuery';
import { isFiller } from './units';

const singular = (word: string) => word.replace(/(?<=\w{2})s$/, '');
const wordsIn = (text: string) => (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map(singular);

type Fact = { readonly id: string };

/** The record that is called so, or the only one whose words have all of these; null where several have. */
function oneWith<T extends Fact>(
  records: readonly T[],
  subject: readonly string[],
  textOf: (record: T) => string,
): T | null {
  const found = records.filter((record) => {
    const known = wordsIn(textOf(record));
    return subject.every((word) =>
      known.some((other) => other === word || (word.length > 2 && other.startsWith(word))),
    );
  });
  return (
    records.find(({ id }) => id === subject.join('-')) ?? (found.length === 1 ? (found[0] ?? null) : null)
  );
}

/**
 * Finds one record by the words that are left when those that ask are taken away. `isQuery`: what has to be there, so that
 * it's a question for one.
 */
const lookUp =
  <T extends Fact>(
    records: readonly T[],
    textOf: (record: T) => string,
    isQuery: RegExp,
    asking: RegExp,
    answer: (record: T, subject: readonly string[]) => BoxAnswer | null,
  ): Recognise =>
  ({ words, text, amounts }) => {
    const subject = words.filter((word) => !isFiller(word) && !asking.test(word)).map(singular);
    const isAsked = isQuery.test(text) && subject.length > 0 && amounts.length === 0;
    const record = isAsked ? oneWith(records, subject, textOf) : null;
    return record && answer(record, subject);
  };

/** What readers call a network besides its name and its coin. */
const ALSO: Readonly<Record<string, string>> = {
  'bnb-smart-chain': 'bsc binance',
  'op-mainnet': 'optimism',
  polygon: 'matic',
  ethereum: 'eth l1',
  avalanche: 'avax',
};

const withoutKind = ({ name }: { readonly name: string }) => name.replace(/ (chain|mainnet)/i, '');
/** Smaller numbers mean anything. */
const LEAST_BARE_ID = 100;

/** A network by its number: `chain id 137`, `what chain is 8453`, `0x2105`, `8453`. */
function networkById({ amounts, words }: Query, asking: RegExp) {
  const [amount, ...more] = amounts;
  const hex = words.find((word) => /^0x[0-9a-f]{1,8}$/.test(word));
  const id = hex ? Number(hex) : amount?.unit === 'number' ? amount.value : 0;
  const isOnly = words.every((word) => word === hex || isFiller(word) || asking.test(word));
  const isBare = id >= LEAST_BARE_ID || words.some((word) => word !== hex && asking.test(word));
  const isOne = more.length === 0 && (hex === undefined) !== (amount === undefined);
  return isOnly && isBare && isOne ? networks.find(({ chainId }) => chainId === id) : undefined;
}

/** `polygon chain id`, and back. */
const chainId: Recognise = (asked) => {
  const asking = /^(chain|blockchain|chainid|chainids|ids?|networks?|number|metamask|rpc|which|mainnet)$/;
  const words = asked.words.filter((word) => !isFiller(word) && !asking.test(word));
  const isQuery = /\bchain ?-?ids?\b/.test(asked.text) && words.length > 0 && asked.amounts.length === 0;
  const network =
    networkById(asked, asking) ??
    (isQuery && oneWith(networks, words, (known) => `${withoutKind(known)} ${ALSO[known.id] ?? ''}`));
  return network
    ? {
        sentence: `The chain ID of ${network.name} is ${network.chainId} (${chainIdHex(network.chainId)}).`,
        number: `${network.chainId}`,
        assumed: `In a wallet it’s called ${network.networkName}, and gas is paid in ${network.currency.symbol}.`,
        url: `/docs/trading/decentralised-exchange/#${network.id}`,
      }
    : null;
};

/** `max alerts` */
const limit = lookUp(
  limitRecords,
  ({ counted, per }) => `${counted} ${per}`,
  /\b(max|maximum|limits?|most|cap|how many|highest number)\b/,
  /^(per|max|maximum|limits?|most|number|allowed|have|highest|cap|count|use|add|create|keep|open|one|active)$/,
  ({ id, counted, per, limit: most }, subject) =>
    subject.some((word) => wordsIn(counted).includes(word))
      ? {
          sentence: `${counted}: at most ${most} per ${per}.`,
          number: `${most}`,
          assumed: 'A limit of PT, the same for everyone.',
          url: `/docs/others/questions#limit-${id}`,
        }
      : null,
);

/** `hotkey trendline` */
const hotkey = lookUp(
  hotkeys,
  ({ id, does, command }) => `${id} ${does} ${command ?? ''}`,
  /\b(hot ?keys?|shortcuts?|keyboard)\b/,
  /^(hotkeys?|hot|shortcuts?|keyboard|keys?|press|which|draw|drawing)$/,
  ({ id, does, keys, where, command }) => ({
    sentence: `${keys.join(' + ')}: ${does}`,
    assumed: `Works in: ${where}.${command ? ` The command ${command} does the same.` : ''}`,
    url: `/docs/workbench/overview/using-the-workbench/workbench-cmds#key-${id}`,
  }),
);

const ALERT_WORDS =
  /^(alerts?|when|if|cross(es|ing)?|above|over|below|under|level|goes|set|create|add|make|get|notify)$/;

const VERBS = ['above', 'below', 'crosses'] as const;
const VERB_WORDS = { above: ['above', 'over'], below: ['below', 'under'], crosses: [] as string[] };

/** A study or metric by name, as a command writes it; `isOverlay` if it's drawn on price and compared with it. */
function seriesNamed(name: string, find: FindNamed) {
  const study = Object.keys(studySettings).find(
    (id) => id === name.replace(/ (bands?|lines?|cloud|channels?)$/, ''),
  );
  const series = study ?? find('metric', name)?.title.toLowerCase();
  return series
    ? {
        series: inQuotes(series),
        isOverlay: overlays.includes(series),
        isStudy: study !== undefined,
      }
    : null;
}

/** A whole line about a study runs on the sample; a metric may have no data there. */
const alertPage = (line: string, id: string, isStudy: boolean) =>
  isStudy && !line.endsWith('LEVEL') ? tryAddress('workbench', line) : `/docs/alerts/creating-an-alert#${id}`;

/** `rsi alert`, `alert when macd crosses 0` */
const studyAlert: Recognise = (asked, find) => {
  const name = asked.words.filter((word) => !isFiller(word) && !ALERT_WORDS.test(word)).join(' ');
  const [level, another] = asked.amounts;
  const isQuery =
    asked.words.some((word) => /^alerts?$/.test(word)) &&
    name !== '' &&
    !another &&
    (level?.unit ?? 'number') === 'number';
  const found = isQuery ? seriesNamed(name, find) : null;
  // `oi` is two metrics, in coin and in USD.
  if (!found || found.series.includes(',') || (found.isOverlay && level)) {
    return null;
  }
  const { series, isOverlay, isStudy } = found;
  // `crosses above` is *crosses*: above alone is true as long as it's above.
  const isCross = asked.words.some((word) => /^cross/.test(word));
  const verb =
    (!isCross && VERBS.find((one) => asked.words.some((word) => VERB_WORDS[one].includes(word)))) ||
    'crosses';
  const next = VERBS[(VERBS.indexOf(verb) + 1) % VERBS.length] ?? verb;
  const id =
    verb !== 'crosses' ? `series-${verb}` : isOverlay ? 'series-crosses-series' : 'series-crosses-level';
  const line = isOverlay
    ? `alert price ${verb} ${series}`
    : `alert ${series} ${verb} ${level?.value ?? 'LEVEL'}`;
  return {
    sentence: `Type ${line} into the command bar${line.endsWith('LEVEL') ? ', with a number for LEVEL' : ''}.`,
    assumed:
      'On a workbench, where the study or metric is added first. Nothing is watched until you click Create.',
    changes: [{ from: verb, to: next, query: ['alert', name, next, level?.value].filter(Boolean).join(' ') }],
    url: alertPage(line, id, isStudy),
  };
};

export const facts: readonly Recognise[] = [chainId, limit, hotkey, studyAlert];
