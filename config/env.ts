import leven from 'leven';
// As a namespace, because Docusaurus' loader of its configuration doesn't find the named export.
import * as z from 'zod';

/** The only reader of a build's variables; those of commands (`PORT`, the admin key) are read there. Every variable is optional; wrong values stop the build with one sentence each. */

type Environment = Readonly<Record<string, string | undefined>>;

/** Control and invisible characters as their codes: a message must not change the terminal that shows it. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const visible = (value: string) =>
  value.replace(INVISIBLE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

/** What a host may be made of, once `URL` has read it. It lets `*` and `;` pass, which mean something else in a policy. */
const HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/;
const ADDRESS = 'a full https address such as https://www.pt.example (http is allowed for localhost only)';

function isHttps(value: string): boolean {
  const { protocol, hostname } = URL.canParse(value) ? new URL(value) : { protocol: '', hostname: '' };
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}

/** Unset when empty, as Docker passes variables that nobody set. A message says what the value must be. */
const unset = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' ? value.trim() || undefined : value), schema);

/** An `https:` address; plain `http:` only for this machine. It stays as it was written: a slash at its end may count. */
const addressAsWritten = z
  .string()
  .refine(isHttps, { error: ADDRESS, abort: true })
  .refine((value) => HOST.test(new URL(value).hostname), {
    error: `${ADDRESS}, its host made of letters, digits, dots and hyphens, or an IPv6 address in brackets`,
    abort: true,
  })
  .refine((value) => !/^[^/]+\/\/[^/]*@/.test(new URL(value).href), {
    error: `${ADDRESS}, without a user name or password`,
    abort: true,
  });

const address = addressAsWritten.transform((value) => new URL(value).href.replace(/\/$/, ''));

/** The site is served from the root of its host: a path here would break every address on it. */
const origin = address.refine((value) => new URL(value).origin === value, {
  error: 'an origin without a path, such as https://docs.pt.example',
});

/** Several origins, separated by commas. A star is refused with a sentence: there is no way to allow all. */
const origins = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z
        .string()
        .refine((part) => !part.includes('*'), {
          error: 'a list of exact origins separated by commas, without *',
          abort: true,
        })
        .refine((part) => !/[\s;]/.test(part), {
          error: 'a list of origins: separate them by commas (https://a.example,https://b.example)',
          abort: true,
        })
        .pipe(origin),
    ),
  );

const MAIL = /^(mailto:)?[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;

/** Where people report a weakness: an address of the web or of mail, as security.txt writes it. */
const contact = z
  .string()
  .refine((value) => MAIL.test(value) || /^https:/.test(value), {
    error: 'a mail address or a full https address',
    abort: true,
  })
  .pipe(
    z.union(
      [
        z
          .string()
          .regex(MAIL)
          .transform((value) => `mailto:${value.replace(/^mailto:/, '')}`),
        address,
      ],
      { error: ADDRESS },
    ),
  );

const text = (maxLength: number) =>
  z.string().refine((value) => value.length <= maxLength && !/[<>]/.test(value) && visible(value) === value, {
    error: `plain text on one line of at most ${maxLength} characters, without <, > or invisible characters`,
  });

const matching = (pattern: RegExp, error: string) => z.string().regex(pattern, { error });

const schema = z.object({
  PT_TAGLINE: unset(text(80).default('Your New Workspace')),
  PT_SITE_URL: unset(origin.default('https://docs.pt.example')),
  PT_BASE_URL: unset(
    z
      .literal('/', {
        error:
          '/, because the addresses, the offline worker, the embedding and the Markdown copies of this site are made for the root of a host: give it a host name of its own, or a reverse proxy that does',
      })
      .optional(),
  ),
  PT_MARKETING_URL: unset(address.default('https://www.pt.example')),
  PT_APP_URL: unset(address.default('https://app.pt.example')),
  PT_CHAT_URL: unset(address.default('https://chat.pt.example')),
  PT_SOCIAL_URL: unset(address.default('https://social.pt.example')),
  PT_VIDEO_URL: unset(address.default('https://video.pt.example')),
  PT_SUPPORT_URL: unset(address.default('https://support.pt.example')),
  PT_STATUS_URL: unset(address.default('https://status.pt.example')),
  PT_SECURITY_CONTACT: unset(contact.optional()),
  PT_EMBED_ORIGINS: unset(origins),
  PT_OFFLINE: unset(z.enum(['on', 'off'], { error: 'on or off' }).default('on')),
  PT_SEARCH_APP_ID: unset(
    matching(/^[A-Z0-9]{6,20}$/i, 'an application id of 6 to 20 letters and digits').optional(),
  ),
  PT_SEARCH_API_KEY: unset(
    matching(
      /^[a-z0-9]{16,64}$/i,
      'the public search-only key (16 to 64 letters and digits); never the admin key',
    ).optional(),
  ),
  PT_SEARCH_INDEX: unset(
    matching(/^[\w.-]{1,100}$/, 'an index name of letters, digits, dots, hyphens and underscores').optional(),
  ),
  PT_EDIT_URL: unset(addressAsWritten.optional()),
  PT_MCP_PACKAGE: unset(
    matching(
      /^(@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/,
      'the name of a package that you own, such as @pt/docs-mcp',
    ).optional(),
  ),
});

/** Read here, when the site is built. */
export const BUILD_VARIABLES = Object.keys(schema.shape);

/** Read by commands and tests, not by a build. */
const COMMAND_VARIABLES = ['PT_SEARCH_ADMIN_KEY', 'PT_CHROMIUM', 'PT_SHELL', 'PT_RETRIES'] as const;

/** A variable with a wrong letter would be ignored, and the site built with an address that belongs to nobody. */
function misspelt(env: Environment): string[] {
  const known: readonly string[] = [...BUILD_VARIABLES, ...COMMAND_VARIABLES];
  const others = Object.keys(env).filter((key) => key.startsWith('PT_') && !known.includes(key));
  return others.flatMap((name) => {
    const [nearest, distance] = known
      .map((other) => [other, leven(name, other)] as const)
      .reduce((best, next) => (next[1] < best[1] ? next : best));
    // Anything further away belongs to another program.
    return distance <= name.length / 3
      ? [`Environment variable ${name} is not known. Did you mean ${nearest}? Correct its name or unset it.`]
      : [];
  });
}

const HOSTED_SEARCH_VARIABLES = ['PT_SEARCH_APP_ID', 'PT_SEARCH_API_KEY', 'PT_SEARCH_INDEX'] as const;

/** Hosted search needs all three values or none: a half-configured search box would only fail for readers. */
function halfConfigured(env: Environment): string[] {
  const isSet = (name: string) => Boolean(env[name]?.trim());
  const missing = HOSTED_SEARCH_VARIABLES.filter((name) => !isSet(name));
  return missing.length === 0 || missing.length === HOSTED_SEARCH_VARIABLES.length
    ? []
    : [
        `Hosted search is half configured: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set. Set all of ${HOSTED_SEARCH_VARIABLES.join(', ')}, or none of them to use the embedded search.`,
      ];
}

/** The site's settings from environment variables. Names every one that's misspelt, invalid or half set at once. */
export function readEnvironment(env: Environment) {
  const { data, error } = schema.safeParse(env, { reportInput: true });
  const wrong = (error?.issues ?? []).map(
    ({ path: [name], input, message }) =>
      `Environment variable ${String(name)} is "${visible(String(input))}", but must be ${message}. Correct it or unset it.`,
  );
  const problems = [...misspelt(env), ...wrong, ...halfConfigured(env)];
  if (data === undefined || problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  const { PT_SEARCH_APP_ID: appId, PT_SEARCH_API_KEY: apiKey, PT_SEARCH_INDEX: indexName } = data;
  return {
    tagline: data.PT_TAGLINE,
    siteUrl: data.PT_SITE_URL,
    marketingUrl: data.PT_MARKETING_URL,
    appUrl: data.PT_APP_URL,
    chatUrl: data.PT_CHAT_URL,
    socialUrl: data.PT_SOCIAL_URL,
    videoUrl: data.PT_VIDEO_URL,
    /** Private help and the state of the service, for readers who can't open the app. */
    supportUrl: data.PT_SUPPORT_URL,
    statusUrl: data.PT_STATUS_URL,
    /** Without it the site has no security.txt: a public chat is no place for a weakness. */
    securityContact: data.PT_SECURITY_CONTACT,
    embedOrigins: data.PT_EMBED_ORIGINS,
    hostedSearch: appId && apiKey && indexName ? { appId, apiKey, indexName } : undefined,
    /** Where the sources can be edited; a page's path is added to it. Unset: no links. */
    editUrl: data.PT_EDIT_URL,
    mcpPackage: data.PT_MCP_PACKAGE,
    /** Patches of Docusaurus to leave out (packages/islands/PATCHES.md). */
    withoutPatches: env.ISLANDS_WITHOUT?.trim() ?? '',
    /** Off: readers who have the offline worker lose it, and nobody gets it. */
    hasOfflineReading: data.PT_OFFLINE === 'on',
  } as const;
}

export const environment = readEnvironment(process.env);
