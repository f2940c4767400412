import { METHODS } from 'node:http';
import fc from 'fast-check';

const DOC = '/docs/alerts/overview';
const FILE = '/sitemap.xml';
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const words = (text: string) => text.split(' ');
/** The same in every run, so that a failure can be repeated. */
const sample = (arbitrary: fc.Arbitrary<string>, count: number) =>
  fc.sample(arbitrary, { numRuns: count, seed: 20_260_105 });

/** In Latin-1 every character is one byte. */
function request(target: string, headers: readonly string[] = [], method = 'HEAD', body = ''): string {
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', ...headers, 'Connection: close'];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

const bytes = range(0, 256).map((byte) => ({
  raw: String.fromCharCode(byte),
  hex: byte.toString(16).padStart(2, '0'),
}));
const everyByte = bytes.flatMap(({ raw, hex }) => [
  ...[`/${raw}`, `/${raw}/`, `${DOC}${raw}`, `${FILE}/${raw}/`],
  ...[`%${hex}`, `%${hex.toUpperCase()}`, `%25${hex}`, `%c0%${hex}`].flatMap((escaped) => [
    ...[`/${escaped}`, `/${escaped}/`, `${DOC}${escaped}`, `${DOC}/${escaped}/x`, `${FILE}/${escaped}/`],
  ]),
]);

/** Around the limits of names (255), paths (1,024, 4,096), buffers of servers (8 and 16 kB) and of Node (16 kB). */
const lengths = [248, 1_000, 1_024, 2_048, 4_096, 8_192, 16_384, 32_768, 65_536]
  .flatMap((limit) => range(limit - 12, limit + 12))
  .flatMap((length) => {
    const name = 'a'.repeat(length);
    const folders = 'a/'.repeat(length / 2);
    const escaped = '%61'.repeat(length / 3);
    return [`/${name}`, `/${name}/`, `${FILE}/${name}/`, `/${folders}`, `/${escaped}/`, `${DOC}?${name}`];
  });

const step = fc
  .tuple(
    fc.constantFrom('/', '//', '\\', '%2f', '%5c', '%252f', '/./', '/;/'),
    fc.constantFrom(...words('. .. ... %2e %2e%2e .%2E %252e%252e %20 docs assets etc .git'), '', ' '),
  )
  .map((parts) => parts.join(''));
const walk = fc
  .tuple(
    fc.array(step, { minLength: 1, maxLength: 5 }),
    fc.constantFrom('', ...words('/ etc/passwd index.html .html %00 ? #x')),
  )
  .map(([steps, end]) => `/${steps.join('')}${end}`);
const ALPHABET = [
  ...'abc/.%\\:;?&=+~"\'<>{}[]|^` #\0\xff',
  ...words('.. %2f %2e %00 %25 %c3%a9 %ff .html index .br'),
];
const noise = fc.array(fc.constantFrom(...ALPHABET), { maxLength: 24 }).map((parts) => `/${parts.join('')}`);

const ENDINGS = words(
  '/ /x /x/ %00 %00/ . .. /. /.. %20 ~ .br .gz .html .htm /index /index.html /index.html/ // \\ ;x : :$DATA %2f %5c %3f %23 ? ?x #x /%2e .HTML /INDEX.HTML .br/ .gz/ .md %0d%0aX:y',
);

const TARGETS = [
  '/',
  DOC,
  FILE,
  '/nope',
  `${FILE}/x/`,
  ...words('/%00/ * docs http://evil.example/ //evil.example/'),
];
const methods = [...METHODS, ...words('get Head GETT G BREW'), 'A'.repeat(300), 'GE T', '', '\0'].flatMap(
  (method) => TARGETS.map((target) => request(target, [], method)),
);

const oddHeaders = [
  ...bytes.flatMap(({ raw }) => [`X${raw}Y: z`, `X: ${raw}`, `If-None-Match: ${raw}`, `Host: a${raw}b`]),
  ...[1, 99, 100, 999, 1_000, 1_999, 2_000, 2_001, 4_000].map((count) =>
    range(0, count)
      .map((index) => `x${index}: y`)
      .join('\r\n'),
  ),
  ...[1_000, 8_190, 16_380, 16_384, 16_390, 40_000, 100_000].map((length) => `X: ${'a'.repeat(length)}`),
];
const ODD_BODIES = [
  'Expect: 100-continue',
  'Expect: the unexpected',
  'Connection: upgrade\r\nUpgrade: websocket',
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
];

/** The same requests in every run. `files` are addresses of the site. */
export const hostileRequests = (files: readonly string[]): string[] => [
  ...[...everyByte, ...lengths, ...sample(walk, 3_000), ...sample(noise, 8_000)].map((target) =>
    request(target),
  ),
  ...files.flatMap((file) => ['', ...ENDINGS].map((ending) => request(file + ending, [], 'GET'))),
  ...methods,
  ...oddHeaders.map((header) => request(DOC, [header])),
  ...ODD_BODIES.flatMap((header) =>
    ['HEAD', 'GET', 'POST'].map((method) => request(DOC, [header], method, '0\r\n\r\n')),
  ),
];
