import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editsBetween, stemOf, wordsOf } from './analyse';
import { excerpt } from './highlight';
import { hitsOf } from './hits';
import { type IndexFile, type RecordKind, recordKinds } from './indexFile';
import { nearestPages } from './nearest';
import { remembered } from './remembered';
import { SearchEngine } from './SearchEngine';
import { allowedEdits } from './vocabulary';

const pages: IndexFile['pages'] = [
  ['/docs/metrics', 'Exchange metrics', 'Workbench'],
  ['/docs/trading/centralised-exchange/', 'Trade on a centralised exchange', 'Trading'],
  ['/docs/wallet', 'Connect your wallet', 'Trading'],
];

/** `kind anchor | headings › heading | text | keys | page`, one on a line; a kind that is left out is a section. */
function fileOf(lines: string, vocabulary: Partial<IndexFile> = {}): IndexFile {
  const records = lines
    .trim()
    .split('\n')
    .map((line): IndexFile['records'][number] => {
      const [name = '', headings = '', text = '', keys = '', page = '0'] = line
        .split('|')
        .map((one) => one.trim());
      const [kind, anchor] = name.includes(' ') ? name.split(' ') : ['section', name];
      const own = keys === '' ? [] : keys.split(', ');
      return [
        Number(page),
        recordKinds.indexOf(kind as RecordKind),
        anchor ?? '',
        headings.split(' › '),
        text,
        own,
      ];
    });
  return { pages, records, synonyms: [], weights: [], tasks: [], said: [], near: [], ...vocabulary };
}

const anchorsFor = (query: string, lines: string, vocabulary?: Partial<IndexFile>) =>
  new SearchEngine(fileOf(lines, vocabulary)).search(query).found.map(({ record }) => record.anchor);

const CODES = `
prose | 10010 10010 error | ${'10010 study add '.repeat(10)}
code err-10010 | Errors › 10010 | | 10010
command cmd-study-add | study add | | study add
command cmd-where | where | | where`;
const NAMES = {
  synonyms: [
    ['centralised', 'centralized'],
    ['open interest', 'oi'],
  ],
};
const NAMED = 'a | Centralised exchange\nb | Open interest';
const MISSED =
  'create | Create an alert | An alert reaches you by Telegram. An alert has a level.\nwrong | The alert didn’t arrive | Check the log.';
const UNLOCK =
  'command cmd-unlock | unlock | | unlock\nunlocks | Unlocks in 30 days | Tokens that unlock. | | 1';
const SCAM =
  'signs | Signs of a scam | Tokens that cannot be sold.\npull | Pull | Pull a change.\nrows | Rug | Pull the rug.';
const BANDS = `
metric cari | CARI | Cari, cari, 0.7.
row high | CARI › 0.6 to 0.8 | High.
row top | CARI › above 0.8 | Extreme.
row heavy | ROSI › above 70 | Heavy.
row wide | Oscillator › 0 to 50 | Up.`;
const SHEET = `
funding | Funding | Funding, funding and funding.
term funding-rate | Funding rate | A payment. | FR
metric sheet | Funding rate | Payment of longs.`;

describe('the first result', () => {
  it.each<[why: string, query: string, lines: string, first: string, vocabulary?: Partial<IndexFile>]>([
    ['a code among words', 'bybit error 10010', CODES, 'err-10010'],
    ['a command with its values', 'study add rsi', CODES, 'cmd-study-add'],
    ['a command of one word', 'where', CODES, 'cmd-where'],
    [
      'a title above a text',
      'basis',
      `often | Other | ${'basis '.repeat(50)}\ntitle | Basis | Short.`,
      'title',
    ],
    ['two letters swapped', 'fudning', 'a | Funding and liquidation\nb | Basis', 'a'],
    ['two edits in ten letters', 'liqidatoin', 'a | Funding and liquidation\nb | Basis', 'a'],
    ['the beginning of a word', 'liq', 'a | Liquidations\nb | Basis', 'a'],
    ['words written together', 'orderbook', 'a | Order book', 'a'],
    ['words written apart', 'order book', 'a | Orderbook', 'a'],
    ['another name', 'OI', NAMED, 'b', NAMES],
    ['another name, misspelt', 'centralzied', NAMED, 'a', NAMES],
    ['a complaint', 'alert never came', MISSED, 'wrong'],
    ['a complaint by its verb', "alert doesn't work", MISSED, 'wrong'],
    ['a noun, not the command', 'unlocks', UNLOCK, 'unlocks'],
    ['the command, when it is written as one', '/unlock', UNLOCK, 'cmd-unlock'],
    [
      'what is called so, above what is about it',
      'wallets',
      'connect | Connect | Use a wallet, wallet, wallet. | | 2\nterm t | Wallet | Holds keys.',
      't',
    ],
    [
      'a name without its hyphen',
      'breakeven',
      'often | Breakeven points | breakeven\nrow be | Break-even | Price.',
      'be',
    ],
    [
      'what explains a term, above the term',
      'gas',
      'term gas | Gas | A fee. | \ngas-price | What gas costs | Fees. | Gas',
      'gas-price',
    ],
    [
      'a phrase of readers',
      'was this a pull of the rug',
      'signs | Signs of a scam\npull | Pull',
      'signs',
      { said: [[0, ['rug pull']]] },
    ],
    [
      'a near word of two words',
      'roll back a chart',
      'chart | Chart | Chart.\nrestore | Restore a chart | Versions.',
      'restore',
      { near: [['restore', 'roll back']] },
    ],
    ['an amount, which is no code', 'swap 10010 usdt', `${CODES}\nswap | Make a swap | Swap USDT.`, 'swap'],
    [
      'a sign, which is words',
      '>= vs >',
      'a | Other | > >\nrow at-least | Signs › >= | At least.',
      'at-least',
    ],
    ['the band that holds a value', 'cari 0.7', BANDS, 'high'],
    ['of a value alone the narrow band', '0.7', BANDS, 'high'],
    ['of a whole number only a named band', 'rosi 85', BANDS, 'heavy'],
    [
      'a country, which is no pronoun',
      'from the US',
      'a | Tell | us us\nwhere | Restrictions',
      'where',
      { said: [[1, ['usa']]], synonyms: [['us', 'usa']] },
    ],
    ['news, which are not new', 'news', 'row new | New\nrow none | News', 'none'],
    ['half a metric’s name', 'fundi', SHEET, 'sheet'],
    ['invisible characters', 'fun\u200bding\u202e', 'funding | Funding', 'funding'],
  ])('%s: %s', (_, query, lines, first, vocabulary) => {
    expect(anchorsFor(query, lines, vocabulary)[0]).toBe(first);
  });

  it('is not what a rare word of judgement names', () => {
    const rest = Array.from({ length: 30 }, (_, at) => `r${at} | Other | ${at < 4 ? 'basis' : ''}`).join(
      '\n',
    );
    expect(
      anchorsFor('what is a good basis ', `praise | A good description\ntitle | Basis\n${rest}`)[0],
    ).toBe('title');
  });
});

describe('results', () => {
  it('forgive nothing in short words and in numbers', () => {
    expect(anchorsFor('rsy ', 'a | RSI 10010')).toEqual([]);
    expect(anchorsFor('10011 ', 'a | RSI 10010')).toEqual([]);
  });

  it('have both of two things with one name first', () => {
    const lines =
      'often | Leverage, leverage | leverage leverage\nterm t | Leverage | Borrowed.\nmetric m | Leverage | A score.';
    expect(anchorsFor('Leverage', lines).slice(0, 2)).toEqual(['m', 't']);
  });

  it('have less of what counts less', () => {
    const lines = 'post | Funding news | Funding.\ndoc | Funding notes | Funding.';
    expect(anchorsFor('funding ', lines)).toEqual(['post', 'doc']);
    expect(anchorsFor('funding ', lines, { weights: [[0.5, [0]]] })).toEqual(['doc', 'post']);
  });

  it('have a metric once: its term, and a row that points to a section, are left out', () => {
    expect(anchorsFor('fundi', SHEET)).toEqual(['sheet', 'funding']);
    const rows =
      'depth | Depth | What rests.\nrow field | Fields › Depth | Depth · USD\nrow spread | Fields › Depth of the spread | bps';
    expect(anchorsFor('Depths', rows)).toEqual(['depth', 'field', 'spread']);
    expect(anchorsFor('dept', rows)).toEqual(['depth', 'spread']);
  });

  it('have the words themselves above words near them', () => {
    const vocabulary = {
      said: [[0, ['delete study']]] as const,
      near: [
        ['delete', 'erase'],
        ['study', 'indicator'],
      ],
    };
    expect(
      anchorsFor('erase indicator', `${SCAM}\nliteral | Indicator list | Erase nothing.`, vocabulary),
    ).toEqual(['literal', 'signs']);
  });

  it('of a word that only asks are those of the others, if there are any', () => {
    const lines = 'a | Support | difference support\nb | Alert kinds | alerts';
    expect(anchorsFor('difference alert kinds ', lines)).toEqual(['b']);
    expect(anchorsFor('support ', lines)).toEqual(['a']);
  });

  it('are the same from an engine that was made in steps', async () => {
    const file = fileOf(
      Array.from({ length: 90 }, (_, at) => `s${at} | Funding ${at} | Longs pay.`).join('\n'),
      { synonyms: [['longs', 'buyers']] },
    );
    const stepwise = await SearchEngine.inSteps(file);
    expect(stepwise.search('buyers funding 7')).toEqual(new SearchEngine(file).search('buyers funding 7'));
  });

  it('name what was looked for and what is near it where there are none', () => {
    const engine = new SearchEngine(fileOf('a | Funding'));
    expect(engine.search('xqzvkw').found).toEqual([]);
    expect(engine.nothingFor('the fungi')).toEqual({ lookedFor: ['fungi'], suggestions: ['funding'] });
    expect(engine.nothingFor('🦊')).toEqual({ lookedFor: [], suggestions: [] });
  });
});

describe('whatever is typed', () => {
  const engine = new SearchEngine(
    fileOf('a | Funding rate | a < b & "c"', { synonyms: [['funding', 'fr']] }),
  );

  it.each([
    ['a megabyte', 'funding '.repeat(125_000)],
    ['a megabyte without a space', 'x'.repeat(1_000_000)],
    ['64 words', Array.from({ length: 64 }, (_, at) => `word${at}`).join(' ')],
    ['names of objects', '__proto__ constructor toString'],
    ['stop words only', 'how do i'],
    ['another alphabet', 'фандинг ставка 資金 שלום'],
    ['directions and joiners', '\u202e\u200b\u2066fund\u200ding\u2069'],
    ['a number without end', '1e309'],
    ['markup and patterns', '<img src=x onerror=alert(1)> .*+?^$()|[]{}\\ %E0%A4%A \0'],
    ['nothing', ' \n\t '],
  ])('%s is answered, and freezes nothing', (_, query) => {
    expect(hitsOf(engine.search(query), 10, 20)).toBeInstanceOf(Array);
    expect(engine.nothingFor(query).lookedFor.join(' ').length).toBeLessThan(300);
    expect(engine.named('term', query)).toBeNull();
  });

  it('leaves no more behind than the index has words', () => {
    const known = new Map<string, number>();
    const lengths = Array.from({ length: 50 }, (_, at) => remembered(known, `w${at}`, 8, () => at));
    expect([lengths.length, known.size <= 8]).toEqual([50, true]);
    const { index } = engine as unknown as { index: { kept: Map<string, unknown> } };
    const before = index.kept.size;
    for (let at = 0; at < 200; at++) {
      engine.search(`nobody${at} wrote${at}`);
    }
    expect(index.kept.size).toBe(before);
  });

  it('is answered in pieces and matches by turns', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (query) => {
        for (const { title, text } of hitsOf(engine.search(query), 10, 20)) {
          expect([title.length % 2, text.length % 2]).toEqual([1, 1]);
        }
      }),
    );
  });
});

describe('hits', () => {
  const hitFor = (query: string, lines: string, words = 20) =>
    hitsOf(new SearchEngine(fileOf(lines)).search(query), 1, words)[0];

  it('show where a section stands, and mark what was found', () => {
    expect(hitFor('rate', 'a | Signs › Funding rate | Longs pay if rate > 0 & basis < 1.')).toEqual({
      url: '/docs/metrics#a',
      kind: 'section',
      part: 'Workbench',
      title: ['Funding ', 'rate', ''],
      trail: ['Exchange metrics › Signs'],
      text: ['Longs pay if ', 'rate', ' > 0 & basis < 1.'],
    });
  });

  it('mark what the reader typed or began to, not what it is called elsewhere', () => {
    const file = fileOf('a | Fee | The payment of funding.', { synonyms: [['funding', 'payment']] });
    const text = (query: string) => hitsOf(new SearchEngine(file).search(query), 1, 9)[0]?.text;
    expect(text('funding')).toEqual(['The payment of ', 'funding', '.']);
    expect(text('fundi')).toEqual(['The payment of ', 'funding', '.']);
  });

  it('of a section of symptoms show the one that was asked for, with its cause', () => {
    const lines =
      'row one | Wrong › It rings late | It rings late · The bar closes first.\nrow two | Wrong › It rings twice | It rings twice · It repeats.\nwrong | Wrong | It rings late · It rings twice';
    expect(hitFor('wrong twice ', lines, 9)?.text.join('')).toBe('It rings twice · It repeats.');
  });

  it('of an error show all of its text: the remedy comes last', () => {
    const text = `10010 · ${'cause '.repeat(40)}· Add the address.`;
    expect(hitFor('10010', `code e | 10010 | ${text} | 10010`, 8)?.text.join('')).toBe(
      `${'cause '.repeat(39)}cause\nAdd the address.`,
    );
  });

  it.each([
    [
      'the sentence with most of the words',
      'It runs. An alert has a log. It ends.',
      6,
      'An alert has a log.',
    ],
    ['a next one cut where there is room', 'Alert. It rings, and it ends.', 3, 'Alert. It rings …'],
    ['a row', 'Base · Chain ID: 8453\nPolygon · Chain log: 137', 5, 'Polygon · Chain log: 137'],
    [
      'nothing of what the next title is about',
      'Alert. It runs.\nHow to read it\nWait.',
      9,
      'Alert. It runs.',
    ],
    ['lines in one', 'Set the alert.\nUnit: log\nWait.', 9, 'Set the alert. Unit: log · Wait.'],
    [
      'of a long sentence the part that has them',
      `${'so '.repeat(20)}an alert log at last`,
      6,
      '… so an alert log at last',
    ],
    ['the beginning where none has any', 'It runs at night. It ends.', 4, 'It runs at night.'],
  ])('show %s', (_, text, words, shown) => {
    expect(excerpt(text, new Set(['alert', 'log']), words)).toBe(shown);
  });

  it('know a record by its title, its short forms and its other names, if it is the only one', () => {
    const engine = new SearchEngine(
      fileOf(`${SHEET}\nterm oi | Open interest | Contracts. | OI`, {
        synonyms: [['open interest', 'interest']],
      }),
    );
    expect(engine.named('term', 'fr')).toEqual({
      title: 'Funding rate',
      text: 'A payment.',
      url: '/docs/metrics#funding-rate',
    });
    expect(engine.named('term', 'Interest')?.title).toBe('Open interest');
    expect(engine.named('code', 'fr')).toBeNull();
  });
});

describe('words', () => {
  it.each([
    ['CannotAffordOrderCost', 'cannotaffordordercost cannot afford order cost'],
    ['INSUFFICIENT_OUTPUT_AMOUNT', 'insufficient output amount'],
    ['MetaMask', 'metamask'],
    ['PT’s TP/SL, −32002: Café', 'pt tp sl 32002 cafe'],
    ['rsi >= 70', 'rsi at least 70'],
  ])('of %s', (text, words) => expect(wordsOf(text).join(' ')).toBe(words));

  it.each([
    ['pin', 'pins pinned pinning'],
    ['pine', 'pines pining'],
    ['fee', 'fees'],
    ['add', 'added adding'],
    ['seed', 'seeds'],
    ['trade', 'trades traded trading'],
    ['rate', 'rates'],
    ['rating', 'ratings'],
    ['string', 'strings'],
  ])('%s has the forms %s and no others', (word, forms) => {
    const all = ['pin', 'pine', 'fee', 'add', 'seed', 'trade', 'rate', 'rating', 'string'];
    expect(new Set(forms.split(' ').map(stemOf))).toEqual(new Set([stemOf(word)]));
    expect(all.filter((other) => stemOf(other) === stemOf(word))).toEqual([word]);
  });

  it.each([
    ['rate', 0],
    ['rat', 1],
    ['raet', 1],
    ['tear', 2],
  ])('rate → %s', (other, edits) => expect(Math.min(editsBetween('rate', other, 2), 2)).toBe(edits));

  it('may be misspelt from four letters on, twice from seven, never in numbers', () => {
    expect(['cvd', 'rate', 'qwerty', 'funding', '10010'].map(allowedEdits)).toEqual([0, 1, 1, 2, 0]);
  });
});

it.each([
  ['/docs/trading/centralized-exchnge', '/docs/trading/centralised-exchange/'],
  ['/docs/walet', '/docs/wallet'],
  ['/exchange-metrics.html', '/docs/metrics'],
  ['/xqzvkw/jjjj', undefined],
  ['/%E0%A4%A', undefined],
])('the page nearest to %s', (path, nearest) => expect(nearestPages(pages, path, 3)[0]?.path).toBe(nearest));
