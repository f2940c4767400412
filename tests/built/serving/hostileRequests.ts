import { METHODS } from 'node:http';
import type { RawRequest } from './pipeline';

export type HostileRequest = RawRequest & { readonly text: string };

/** Seeded, so that a failure can be repeated (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = randomFrom(20_260_105);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const bytes = range(0, 256);
const hex = (byte: number) => byte.toString(16).padStart(2, '0');
const upTo = (length: number, character = 'a') => character.repeat(length);

type Options = { method?: string; headers?: readonly string[]; isAlone?: boolean; body?: string };

/** Servers close the connection at a target that is not made of printable characters, or at a fragment. */
const IS_PLAIN = /^\/[!"$-~]*$/;

/** Latin-1, so that every character is one byte. */
function request(target: string, options: Options = {}): HostileRequest {
  const { method = 'HEAD', headers = [], isAlone = false, body = '' } = options;
  const text = `${[`${method} ${target} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n${body}`;
  return {
    text,
    bytes: Buffer.from(text, 'latin1'),
    isHead: method === 'HEAD',
    isAlone: isAlone || !IS_PLAIN.test(target),
  };
}

const DOC = '/docs/alerts/overview';
const FILE = '/sitemap.xml';

/** Raw bytes: a strict parser closes the connection at some of them. */
const everyByte = bytes.flatMap((byte) => {
  const character = String.fromCharCode(byte);
  return [`/${character}`, `/${character}/`, `${DOC}${character}`, `${FILE}/${character}/`].map((target) =>
    request(target),
  );
});

const everyEscape = bytes.flatMap((byte) =>
  [`%${hex(byte)}`, `%${hex(byte).toUpperCase()}`, `%25${hex(byte)}`, `%c0%${hex(byte)}`].flatMap((escaped) =>
    [`/${escaped}`, `/${escaped}/`, `${DOC}${escaped}`, `${DOC}/${escaped}/x`, `${FILE}/${escaped}/`].map(
      (target) => request(target),
    ),
  ),
);

/** Around the limits of names (255), paths (1,024, 4,096), buffers of servers (8 and 16 kB) and of Node (16 kB). */
const lengths = [
  ...range(236, 262),
  ...[1_000, 1_024, 2_048, 4_096, 8_192, 16_384, 32_768, 65_536].flatMap((limit) =>
    range(limit - 6, limit + 6),
  ),
].flatMap((length) =>
  [
    `/${upTo(length)}`,
    `/${upTo(length)}/`,
    `${FILE}/${upTo(length)}/`,
    `/${'a/'.repeat(length / 2)}`,
    `/${'%61'.repeat(length / 3)}/`,
    `${DOC}?${upTo(length)}`,
  ].map((target) => request(target, { isAlone: length > 2_000 })),
);

const DOTS = [
  '.',
  '..',
  '...',
  '%2e',
  '%2e%2e',
  '.%2E',
  '%252e%252e',
  '',
  ' ',
  '%20',
  'docs',
  'assets',
  'etc',
  '.git',
];
const SEPARATORS = ['/', '//', '\\', '%2f', '%5c', '%252f', '/./', '/;/'];
const walks = range(0, 3_000).map(() => {
  const steps = range(0, 1 + Math.floor(random() * 5)).map(() => pick(SEPARATORS) + pick(DOTS));
  return request(
    `/${steps.join('')}${pick(['', '/', 'etc/passwd', 'index.html', '.html', '%00', '?', '#x'])}`,
  );
});

const ENDINGS =
  '/ /x /x/ %00 %00/ . .. /. /.. %20 ~ .br .gz .html .htm /index /index.html /index.html/ // \\ ;x : :$DATA %2f %5c %3f %23 ? ?x #x /%2e .HTML /INDEX.HTML .br/ .gz/ .md %0d%0aX:y'.split(
    ' ',
  );
const spoilt = (files: readonly string[]) =>
  files.flatMap((file) =>
    ['', '', ...ENDINGS].map((ending) =>
      request(`${file}${ending}`, { method: ending === '/x/' ? 'GET' : 'HEAD' }),
    ),
  );

const methods = [...METHODS, 'get', 'Head', 'GETT', 'G', 'BREW', 'A'.repeat(300), 'GE T', '', '\0'].flatMap(
  (method) =>
    [
      '/',
      DOC,
      FILE,
      '/nope',
      `${FILE}/x/`,
      '/%00/',
      '*',
      'docs',
      `http://evil.example/`,
      '//evil.example/',
    ].map((target) => request(target, { method, isAlone: true })),
);

const NUMBERS = ['', '0', '1', '5', '-1', '99999999', '1e3', 'x', '9'.repeat(30)];
const ranges = NUMBERS.flatMap((from) =>
  NUMBERS.flatMap((to) =>
    [`bytes=${from}-${to}`, `bytes=${from}-${to},0-1`, `Bytes = ${from}-${to}`].map((value) =>
      request(FILE, { headers: [`Range: ${value}`] }),
    ),
  ),
);

const CODINGS = ['br', 'gzip', 'zstd', 'identity', '*', 'x', ''];
const WEIGHTS = ['', ';q=0', ';q=0.000', ';q=1', ';q=0.001', ';q=', ';q=x', '; q = 0'];
const negotiated = CODINGS.flatMap((one) =>
  WEIGHTS.flatMap((weight) =>
    CODINGS.map((other) => request(DOC, { headers: [`Accept-Encoding: ${one}${weight}, ${other}`] })),
  ),
);

const oddHeaders = [
  ...bytes.flatMap((byte) => {
    const character = String.fromCharCode(byte);
    return [
      `X${character}Y: z`,
      `X: ${character}`,
      `If-None-Match: ${character}`,
      `Host: a${character}b`,
    ].map((header) => request(DOC, { headers: [header], isAlone: true }));
  }),
  ...[1, 50, 99, 100, 500, 999, 1_000, 1_999, 2_000, 2_001, 4_000].map((count) =>
    request(DOC, { headers: range(0, count).map((index) => `x${index}: y`), isAlone: true }),
  ),
  ...[1_000, 8_000, 8_190, 16_000, 16_380, 16_384, 16_390, 40_000, 100_000].map((length) =>
    request(DOC, { headers: [`X: ${upTo(length)}`], isAlone: true }),
  ),
  ...[
    'Expect: 100-continue',
    'Expect: the unexpected',
    'Connection: upgrade\r\nUpgrade: websocket',
    'Connection: close, keep-alive',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip, chunked',
    'Transfer-Encoding: chunked\r\nContent-Length: 3',
    'Content-Length: -1',
    'Content-Length: 1, 2',
    'Content-Length: 5\r\nContent-Length: 6',
    'Content-Length: 99999999999999999999',
    'If-Modified-Since: never',
    'If-None-Match: *',
    'If-None-Match: W/"a", W/"b"',
    'If-Range: "x"\r\nRange: bytes=0-1',
    ' folded: header',
    'no colon',
    ': no name',
    'X-Forwarded-Host: evil.example',
    'X-Original-URL: /etc/passwd',
  ].flatMap((header) =>
    ['HEAD', 'GET', 'POST'].map((method) =>
      request(DOC, { method, headers: [header], body: '0\r\n\r\n', isAlone: true }),
    ),
  ),
];

const ALPHABET = [
  ...'abc/./..%\\:;?&=+~"\'<>{}[]|^`',
  ...'abc/./..%\\:;?&=+~"\'<>{}[]|^`',
  ' ',
  '#',
  '\0',
  '\xff',
  '%2f',
  '%2e',
  '%00',
  '%25',
  '%c3%a9',
  '%ff',
  '.html',
  'index',
  '.br',
];
const noise = range(0, 8_000).map(() => {
  const target = `/${range(0, Math.floor(random() * 24))
    .map(() => pick(ALPHABET))
    .join('')}`;
  return request(target, { method: pick(['HEAD', 'HEAD', 'HEAD', 'GET']) });
});

/** The same requests in every run. `files` are addresses of the site. */
export const hostileRequests = (files: readonly string[]): HostileRequest[] => [
  ...everyByte,
  ...everyEscape,
  ...lengths,
  ...walks,
  ...spoilt(files),
  ...methods,
  ...ranges,
  ...negotiated,
  ...oddHeaders,
  ...noise,
];
