import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editsBetween, stemOf, wordsOf } from './analyse';
import { hitsOf } from './hits';
import { type IndexFile, type RecordKind, recordKinds } from './indexFile';
import { nearestPages } from './nearestPages';
import { decodePostings, encodePostings } from './postings';
import { SearchEngine } from './SearchEngine';
import { allowedEdits } from './vocabulary';

type Sample = {
  kind?: RecordKind;
  anchor?: string;
  headings?: string[];
  text?: string;
  keys?: string[];
  page?: number;
};

const pages: IndexFile['pages'] = [
  ['/docs/metrics', 'Exchange metrics', 'Workbench'],
  ['/docs/trading/centralised-exchange/', 'Trade on a centralised exchange', 'Trading'],
  ['/docs/wallet', 'Connect your wallet', 'Trading'],
];

function fileOf(
  samples: readonly Sample[],
  synonyms: readonly string[][] = [],
  said: IndexFile['said'] = [],
  near: IndexFile['near'] = [],
): IndexFile {
  return {
    pages,
    records: samples.map(
      ({ kind = 'section', anchor = 'x', headings = ['X'], text = '', keys = [], page = 0 }) => [
        page,
        recordKinds.indexOf(kind),
        anchor,
        headings,
        text,
        keys,
      ],
    ),
    tailWords: '',
    tailRecords: '',
    synonyms,
    said,
    near,
  };
}

function anchorsFor(query: string, samples: readonly Sample[], synonyms: readonly string[][] = []): string[] {
  return new SearchEngine(fileOf(samples, synonyms)).search(query).found.map(({ record }) => record.anchor);
}

const section = (anchor: string, heading: string, text = ''): Sample => ({
  anchor,
  headings: [heading],
  text,
});

describe('the engine', () => {
  it('finds a command by its word when its values stand elsewhere', () => {
    const limit: Sample = { kind: 'command', anchor: 'cmd-limit', headings: ['limit'], keys: ['limit'] };
    const limits = Array.from({ length: 20 }, (_, at) => section(`l${at}`, 'Rows', 'A limit of rows.'));
    const samples = [limit, ...limits, section('fifty', 'Fifty', '50 or less')];
    expect(anchorsFor('limit 50', samples)).toContain('cmd-limit');
  });

  it('finds the beginning of a word, in the last word only as typed', () => {
    const samples = [section('a', 'Liquidations'), section('b', 'Basis')];
    expect(anchorsFor('liq', samples)).toEqual(['a']);
  });

  it.each([
    ['fundng', 'one letter missing'],
    ['fudning', 'two letters swapped'],
    ['liqidatoin', 'two edits in ten letters'],
  ])('forgives %s (%s)', (query) => {
    expect(anchorsFor(query, [section('a', 'Funding and liquidation'), section('b', 'Basis')])).toEqual([
      'a',
    ]);
  });

  it('does not forgive in short words and in numbers', () => {
    const samples = [section('a', 'RSI 10010')];
    expect(anchorsFor('rsy ', samples)).toEqual([]);
    expect(anchorsFor('10011 ', samples)).toEqual([]);
  });

  it('knows other names, also when they are misspelt', () => {
    const synonyms = [
      ['centralised', 'centralized'],
      ['open interest', 'oi'],
    ];
    const samples = [section('a', 'Centralised exchange'), section('b', 'Open interest')];
    expect(anchorsFor('centralized', samples, synonyms)).toEqual(['a']);
    expect(anchorsFor('centralzied', samples, synonyms)).toEqual(['a']);
    expect(anchorsFor('OI', samples, synonyms)).toEqual(['b']);
  });

  it('puts codes and commands first, with and without what stands around them', () => {
    const samples: Sample[] = [
      section('prose', '10010 10010 error', '10010 study add '.repeat(10)),
      { kind: 'code', anchor: 'err-10010', headings: ['Errors', '10010'], keys: ['10010'] },
      { kind: 'code', anchor: 'err-minus-32002', headings: ['Errors', '-32002'], keys: ['-32002'] },
      { kind: 'command', anchor: 'cmd-study-add', headings: ['study add'], keys: ['study add'] },
      { kind: 'command', anchor: 'cmd-where', headings: ['where'], keys: ['where'] },
    ];
    expect(anchorsFor('10010', samples)[0]).toBe('err-10010');
    expect(anchorsFor('bybit error 10010', samples)[0]).toBe('err-10010');
    expect(anchorsFor('-32002', samples)[0]).toBe('err-minus-32002');
    expect(anchorsFor('−32002', samples)[0]).toBe('err-minus-32002');
    expect(anchorsFor('/study add', samples)[0]).toBe('cmd-study-add');
    expect(anchorsFor('study add rsi', samples)[0]).toBe('cmd-study-add');
    expect(anchorsFor('where', samples)[0]).toBe('cmd-where');
  });

  it('puts an exact title above a text that says the words more often', () => {
    const samples = [section('often', 'Other', 'basis '.repeat(50)), section('title', 'Basis', 'Short.')];
    expect(anchorsFor('basis', samples)[0]).toBe('title');
  });

  it('does not take a rare word of judgement for the subject', () => {
    const rest = Array.from({ length: 30 }, (_, at) => section(`r${at}`, 'Other', at < 4 ? 'basis' : ''));
    const samples = [section('praise', 'A good description'), section('title', 'Basis'), ...rest];
    expect(anchorsFor('what is a good basis ', samples)[0]).toBe('title');
  });

  it('finds words written apart or together', () => {
    expect(anchorsFor('orderbook', [section('a', 'Order book')])).toEqual(['a']);
    expect(anchorsFor('order book', [section('a', 'Orderbook')])).toEqual(['a']);
  });

  it('finds words of the rest of a long text', () => {
    const file = {
      ...fileOf([section('a', 'A'), section('b', 'B')]),
      tailWords: 'sandwich',
      tailRecords: encodePostings([1]),
    };
    expect(new SearchEngine(file).search('sandwich').found.map(({ record }) => record.anchor)).toEqual(['b']);
  });

  it('offers something to try when nothing was found', () => {
    const engine = new SearchEngine(fileOf([section('a', 'Funding')]));
    expect(engine.search('xqzvkw').found).toEqual([]);
    expect(engine.suggestions('fungi')).toContain('funding');
    expect(engine.suggestions('🦊').length).toBeGreaterThan(0);
  });
});

describe('any query', () => {
  const engine = new SearchEngine(fileOf([section('a', 'Funding rate', 'a < b & "c"')], [['funding', 'fr']]));
  const hostile = [
    '',
    ' ',
    'a'.repeat(10_000),
    '🦊'.repeat(300),
    'שלום עולם',
    '"\'`',
    '<img src=x onerror=alert(1)>',
    '.*+?^$()|[]{}\\',
    '\0',
    '%E0%A4%A',
    '__proto__',
    'constructor',
  ];

  it.each(hostile)('%j does not throw', (query) => {
    expect(hitsOf(engine.search(query), 0, 10, 20)).toBeInstanceOf(Array);
  });

  it('of any text is answered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (query) => {
        for (const { title, text } of hitsOf(engine.search(query), 0, 10, 20)) {
          // Pieces and matches by turns.
          expect([title.length % 2, text.length % 2]).toEqual([1, 1]);
        }
        engine.suggestions(query);
      }),
    );
  });
});

describe('what strangers type', () => {
  it('a complaint in other words finds the section about what goes wrong', () => {
    const samples = [
      section('create', 'Create an alert', 'An alert reaches you by Telegram. An alert has a level.'),
      section('wrong', 'The alert didn’t arrive', 'Check the log.'),
    ];
    for (const query of ['alert not received', 'alert never came', 'alert missing', "alert doesn't work"]) {
      expect(anchorsFor(query, samples)[0], query).toBe('wrong');
    }
  });

  it('a term stands below the section that teaches it', () => {
    const samples: Sample[] = [
      { kind: 'term', anchor: 'webhook', headings: ['Webhook'], text: 'A request to your server.' },
      { ...section('send', 'Send alerts to a webhook', 'A webhook gets JSON.'), page: 1 },
    ];
    expect(anchorsFor('webhook', samples)).toEqual(['send', 'webhook']);
  });

  it('the name of an error is read as its words', () => {
    expect(wordsOf('CannotAffordOrderCost')).toEqual([
      'cannotaffordordercost',
      'cannot',
      'afford',
      'order',
      'cost',
    ]);
    expect(wordsOf('INSUFFICIENT_OUTPUT_AMOUNT')).toEqual(['insufficient', 'output', 'amount']);
    expect(wordsOf('MetaMask')).toEqual(['metamask']);
  });

  it('an inflected word is not the command of that name', () => {
    const samples: Sample[] = [
      { kind: 'command', anchor: 'cmd-unlock', headings: ['unlock'], keys: ['unlock'] },
      { ...section('unlocks', 'Unlocks in 30 days', 'Tokens that unlock.'), page: 1 },
    ];
    expect(anchorsFor('unlocks', samples)[0]).toBe('unlocks');
    expect(anchorsFor('/unlock', samples)[0]).toBe('cmd-unlock');
  });

  it.each([
    ['a megabyte', 'funding '.repeat(125_000)],
    ['invisible characters', 'fun\u200bding\u202e'],
    ['a name of an object', '__proto__ constructor'],
    ['stop words only', 'how do i'],
    ['another alphabet', 'фандинг ставка 資金'],
    ['many words', Array.from({ length: 64 }, (_, at) => `word${at}`).join(' ')],
    ['a number without end', '1e309'],
    ['nothing', ' \n\t '],
  ])('%s is answered or has no results, and never fails', (_, query) => {
    const samples = [section('funding', 'Funding', 'Longs pay shorts.')];
    expect(() => anchorsFor(query, samples)).not.toThrow();
  });

  it('is found through invisible characters', () => {
    expect(anchorsFor('fun\u200bding\u202e', [section('funding', 'Funding')])).toEqual(['funding']);
  });
});

describe('words of readers', () => {
  const samples = [
    section('signs', 'Signs of a scam', 'Tokens that cannot be sold.'),
    section('pull', 'Pull', 'Pull a change.'),
    section('rows', 'Rug', 'Pull the rug.'),
  ];
  const anchors = (query: string, said: IndexFile['said']) =>
    new SearchEngine(fileOf(samples, [], said)).search(query).found.map(({ record }) => record.anchor);

  it('find a section that has none of them, in any order', () => {
    expect(anchors('was this a pull of the rug', [[0, ['rug pull']]])).toContain('signs');
    expect(anchors('rug pull', [])).not.toContain('signs');
  });

  it('stay below the words themselves when the query has only words near them', () => {
    const literal = section('literal', 'Indicator list', 'Erase nothing.');
    const near = [
      ['delete', 'erase'],
      ['study', 'indicator'],
    ];
    const engine = new SearchEngine(fileOf([...samples, literal], [], [[0, ['delete study']]], near));
    const found = engine.search('erase indicator').found.map(({ record }) => record.anchor);
    expect(found).toEqual(['literal', 'signs']);
  });

  it('hint at a section by one of them, beside other words', () => {
    const equal = [section('first', 'Tokens'), section('second', 'Tokens')];
    const engine = new SearchEngine(fileOf(equal, [], [[1, ['rug pull']]]));
    expect(engine.search('rug of tokens ').found[0]?.record.anchor).toBe('second');
  });

  it('leave a misspelt word to what the pages may mean by it', () => {
    const file = fileOf([section('bear', 'Bear'), section('panel', 'Panel')], [], [[0, ['panda']]]);
    const found = new SearchEngine(file).search('pandl ').found.map(({ record }) => record.anchor);
    expect(found.sort()).toEqual(['bear', 'panel']);
  });

  it('and words of the address that the heading does not use find a section', () => {
    const rotate = { anchor: 'rotate', headings: ['Replace a key without a gap'] };
    expect(anchorsFor('rotate', [...samples, rotate])).toEqual(['rotate']);
  });
});

describe('hits', () => {
  it('show where a section stands, and mark what was found', () => {
    const engine = new SearchEngine(
      fileOf([
        { anchor: 'a', headings: ['Signs', 'Funding rate'], text: 'Longs pay if rate > 0 & basis < 1.' },
      ]),
    );
    expect(hitsOf(engine.search('rate'), 0, 1, 20)).toEqual([
      {
        url: '/docs/metrics#a',
        kind: 'section',
        part: 'Workbench',
        title: ['Funding ', 'rate', ''],
        trail: ['Exchange metrics › Signs'],
        text: ['Longs pay if ', 'rate', ' > 0 & basis < 1.'],
      },
    ]);
  });

  it('travel to the page in a few kilobytes, however long the texts are', () => {
    const text = 'Longs pay shorts when the funding rate is above zero. '.repeat(40);
    const samples = Array.from({ length: 40 }, (_, at) => section(`s${at}`, `Funding ${at}`, text));
    const hits = hitsOf(new SearchEngine(fileOf(samples)).search('funding'), 0, 6, 18);
    expect(hits).toHaveLength(6);
    expect(JSON.stringify(hits).length).toBeLessThan(8_000);
  });

  it('of a term show its definition', () => {
    const engine = new SearchEngine(
      fileOf([
        {
          kind: 'term',
          anchor: 'oi',
          headings: ['Open interest'],
          text: 'Contracts still open.',
          keys: ['OI'],
        },
      ]),
    );
    const [hit] = hitsOf(engine.search('OI'), 0, 1, 20);
    expect(hit).toMatchObject({
      kind: 'term',
      part: 'Glossary',
      title: ['Open interest'],
      text: ['Contracts still open.'],
    });
  });

  it('of an error show all of its text: the remedy comes last', () => {
    const text = `10010 · ${'cause '.repeat(40)}· Add the address.`;
    const file = fileOf([{ kind: 'code', anchor: 'err-10010', headings: ['10010'], text, keys: ['10010'] }]);
    const [hit] = hitsOf(new SearchEngine(file).search('10010'), 0, 1, 8);
    expect(hit?.text.join('')).toBe(text.slice('10010 · '.length));
  });
});

describe('metrics', () => {
  const samples: Sample[] = [
    { anchor: 'funding', headings: ['Funding'], text: 'Funding, funding and funding.' },
    { kind: 'term', anchor: 'funding-rate', headings: ['Funding rate'], text: 'A payment.', keys: ['FR'] },
    { kind: 'metric', anchor: 'sheet', headings: ['Funding rate'], text: 'Payment of longs.' },
  ];

  it('stand first when their name is half typed, and once: the term is the same', () => {
    expect(anchorsFor('fundi', samples)).toEqual(['sheet', 'funding']);
    expect(anchorsFor('FR', samples)).toEqual(['funding-rate']);
  });

  it('answer to the short name of their term, if they have it too', () => {
    const sheet = { ...samples[2], keys: ['FR'] };
    expect(anchorsFor('fr', [...samples.slice(0, 2), sheet])).toEqual(['sheet']);
  });

  it('a row that only points to the section of its name is left out, another row stays', () => {
    const rows: Sample[] = [
      section('depth', 'Depth', 'What rests in the book.'),
      { kind: 'row', anchor: 'field-depth', headings: ['Fields', 'Depth'], text: 'Depth · USD' },
      { kind: 'row', anchor: 'field-spread', headings: ['Fields', 'Depth of the spread'], text: 'bps' },
    ];
    expect(anchorsFor('depth', rows)).toEqual(['depth', 'field-spread']);
  });
});

it('an engine made in steps answers as one made at once', async () => {
  const samples = Array.from({ length: 90 }, (_, at) => section(`s${at}`, `Funding ${at}`, 'Longs pay.'));
  const file = fileOf(samples, [['longs', 'buyers']]);
  const stepwise = await SearchEngine.inSteps(file);
  expect(stepwise.search('buyers funding 7')).toEqual(new SearchEngine(file).search('buyers funding 7'));
});

describe('edits', () => {
  it.each([
    ['rate', 'rate', 0],
    ['rate', 'rat', 1],
    ['rate', 'raet', 1],
    ['rate', 'tear', 2],
  ])('%s → %s', (a, b, edits) => expect(Math.min(editsBetween(a, b, 2), 2)).toBe(edits));

  it('are allowed from four letters, two from six, never in numbers', () => {
    expect(['cvd', 'rate', 'funding', 'slippage', '10010'].map(allowedEdits)).toEqual([0, 1, 2, 2, 0]);
  });
});

describe('nearestPages', () => {
  it('finds the page of a mistyped path', () => {
    const first = (path: string) => nearestPages(pages, path, 3)[0]?.path;
    expect(first('/docs/trading/centralized-exchnge')).toBe('/docs/trading/centralised-exchange/');
    expect(first('/docs/walet')).toBe('/docs/wallet');
    expect(first('/exchange-metrics.html')).toBe('/docs/metrics');
  });

  it('suggests nothing for a path that resembles none', () => {
    expect(nearestPages(pages, '/xqzvkw/jjjj', 3)).toEqual([]);
    expect(nearestPages(pages, '/%E0%A4%A', 3)).toEqual([]);
  });
});

describe('postings', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50_000)), (numbers) => {
        const ids = numbers.sort((a, b) => a - b);
        expect(decodePostings(encodePostings(ids))).toEqual(ids);
      }),
    );
  });
});

it('a rating is no form of a rate', () => {
  expect(['rates', 'ratings', 'rating', 'connecting'].map(stemOf)).toEqual([
    'rat',
    'rating',
    'rating',
    'connect',
  ]);
});

it('words are split at everything that is no letter or digit', () => {
  expect(wordsOf('PT’s TP/SL, −32002: Café')).toEqual(['pt', 'tp', 'sl', '32002', 'cafe']);
});
