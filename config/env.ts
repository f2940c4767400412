/** The only reader of a build's variables; those of commands (`PORT`, the admin key) are read there. Every variable is optional; a wrong value stops the build with one sentence. */

type Environment = Readonly<Record<string, string | undefined>>;

/** Control and invisible characters as their codes: a message must not change the terminal that shows it. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const visible = (value: string) =>
  value.replace(INVISIBLE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

class EnvironmentError extends Error {
  constructor(name: string, value: string, allowed: string) {
    super(
      `Environment variable ${name} is "${visible(value)}", but must be ${allowed}. Correct it or unset it.`,
    );
    this.name = 'EnvironmentError';
  }
}

/** What a host may be made of, once `URL` has read it. It lets `*` and `;` pass, which mean something else in a policy. */
const HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/;

/** An `https:` address; plain `http:` only for this machine. A trailing slash is removed. */
function readAddress(env: Environment, name: string, fallback: string): string {
  const value = env[name]?.trim();
  if (!value) {
    return fallback;
  }
  const allowed = 'a full https address such as https://www.pt.example (http is allowed for localhost only)';
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new EnvironmentError(name, value, allowed);
  }
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) {
    throw new EnvironmentError(name, value, allowed);
  }
  if (!HOST.test(url.hostname)) {
    throw new EnvironmentError(
      name,
      value,
      `${allowed}, its host made of letters, digits, dots and hyphens, or an IPv6 address in brackets`,
    );
  }
  if (url.username || url.password) {
    throw new EnvironmentError(name, value, `${allowed}, without a user name or password`);
  }
  return url.href.replace(/\/$/, '');
}

/** As `readAddress`, for what is off unless it is set. The address stays as it was written: a slash at its end may count. */
function readOptionalAddress(env: Environment, name: string): string | undefined {
  return readAddress(env, name, '') ? env[name]?.trim() : undefined;
}

/** The site is served from the root of its host: a path here would break every address on it. */
function readOrigin(env: Environment, name: string, fallback: string): string {
  const address = readAddress(env, name, fallback);
  if (new URL(address).origin !== address) {
    throw new EnvironmentError(name, address, 'an origin without a path, such as https://docs.pt.example');
  }
  return address;
}

/** Several origins, separated by commas. Whoever writes a star means all of them, and is told that there is no such way. */
function readOrigins(env: Environment, name: string): readonly string[] {
  const parts = env[name]?.split(',').map((part) => part.trim()) ?? [];
  return parts.filter(Boolean).map((part) => {
    if (part.includes('*')) {
      throw new EnvironmentError(name, part, 'a list of exact origins separated by commas, without *');
    }
    return readOrigin({ [name]: part }, name, '');
  });
}

/** Where people report a weakness: an address of the web or of mail, as security.txt writes it. */
function readContact(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  if (!value) {
    return undefined;
  }
  if (/^(mailto:)?[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(value)) {
    return `mailto:${value.replace(/^mailto:/, '')}`;
  }
  if (!/^https:/.test(value)) {
    throw new EnvironmentError(name, value, 'a mail address or a full https address');
  }
  return readAddress(env, name, '');
}

function readText(env: Environment, name: string, fallback: string, maxLength: number): string {
  const value = env[name]?.trim();
  if (!value) {
    return fallback;
  }
  if (value.length > maxLength || /[<>]/.test(value) || visible(value) !== value) {
    throw new EnvironmentError(
      name,
      value,
      `plain text on one line of at most ${maxLength} characters, without <, > or invisible characters`,
    );
  }
  return value;
}

function readMatching(env: Environment, name: string, pattern: RegExp, allowed: string): string | undefined {
  const value = env[name]?.trim();
  if (!value) {
    return undefined;
  }
  if (!pattern.test(value)) {
    throw new EnvironmentError(name, value, allowed);
  }
  return value;
}

/** Read by commands and tests, not by a build. */
export const COMMAND_VARIABLES = [
  'PT_SEARCH_ADMIN_KEY',
  'PT_CHROMIUM',
  'PT_SHELL',
  'PT_E2E_PORT',
  'PT_REPORT_FILE',
] as const;

/** Read here, when the site is built. */
export const BUILD_VARIABLES = [
  'PT_PRODUCT_NAME',
  'PT_TAGLINE',
  'PT_SITE_URL',
  'PT_MARKETING_URL',
  'PT_APP_URL',
  'PT_CHAT_URL',
  'PT_SOCIAL_URL',
  'PT_VIDEO_URL',
  'PT_SECURITY_CONTACT',
  'PT_EMBED_ORIGINS',
  'PT_OFFLINE',
  'PT_SEARCH_APP_ID',
  'PT_SEARCH_API_KEY',
  'PT_SEARCH_INDEX',
  'PT_FEEDBACK_URL',
  'PT_EDIT_URL',
] as const;

/** How many letters must be changed, added or left out to make one name of the other. */
function editDistance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of Array.from(one).entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of Array.from(other).entries()) {
      const changed = (previous[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      current.push(Math.min(changed, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

/** A variable with a wrong letter would be ignored, and the site built with an address that belongs to nobody. */
function refuseMisspelt(env: Environment): void {
  const known: readonly string[] = [...BUILD_VARIABLES, ...COMMAND_VARIABLES];
  for (const name of Object.keys(env).filter((key) => key.startsWith('PT_') && !known.includes(key))) {
    const [nearest, distance] = known
      .map((other) => [other, editDistance(name, other)] as const)
      .reduce((best, next) => (next[1] < best[1] ? next : best));
    // Anything further away belongs to another program.
    if (distance <= name.length / 3) {
      throw new Error(
        `Environment variable ${name} is not known. Did you mean ${nearest}? Correct its name or unset it.`,
      );
    }
  }
}

const HOSTED_SEARCH_VARIABLES = ['PT_SEARCH_APP_ID', 'PT_SEARCH_API_KEY', 'PT_SEARCH_INDEX'] as const;

/** Hosted search needs all three values or none: a half-configured search box would only fail for readers. */
function readHostedSearch(env: Environment) {
  const appId = readMatching(
    env,
    'PT_SEARCH_APP_ID',
    /^[A-Z0-9]{6,20}$/i,
    'an application id of 6 to 20 letters and digits',
  );
  const apiKey = readMatching(
    env,
    'PT_SEARCH_API_KEY',
    /^[a-z0-9]{16,64}$/i,
    'the public search-only key (16 to 64 letters and digits); never the admin key',
  );
  const indexName = readMatching(
    env,
    'PT_SEARCH_INDEX',
    /^[\w.-]{1,100}$/,
    'an index name of letters, digits, dots, hyphens and underscores',
  );
  if (appId && apiKey && indexName) {
    return { appId, apiKey, indexName };
  }
  const missing = HOSTED_SEARCH_VARIABLES.filter((name) => !env[name]?.trim());
  if (missing.length < HOSTED_SEARCH_VARIABLES.length) {
    throw new Error(
      `Hosted search is half configured: ${missing.join(' and ')} is not set. Set all of ${HOSTED_SEARCH_VARIABLES.join(', ')}, or none of them to use the embedded search.`,
    );
  }
  return undefined;
}

export function readEnvironment(env: Environment) {
  refuseMisspelt(env);
  return {
    productName: readText(env, 'PT_PRODUCT_NAME', 'PT', 20),
    tagline: readText(env, 'PT_TAGLINE', 'Your New Workspace', 80),
    siteUrl: readOrigin(env, 'PT_SITE_URL', 'https://docs.pt.example'),
    marketingUrl: readAddress(env, 'PT_MARKETING_URL', 'https://www.pt.example'),
    appUrl: readAddress(env, 'PT_APP_URL', 'https://app.pt.example'),
    chatUrl: readAddress(env, 'PT_CHAT_URL', 'https://chat.pt.example'),
    socialUrl: readAddress(env, 'PT_SOCIAL_URL', 'https://social.pt.example'),
    videoUrl: readAddress(env, 'PT_VIDEO_URL', 'https://video.pt.example'),
    /** Without it the site has no security.txt: a public chat is no place for a weakness. */
    securityContact: readContact(env, 'PT_SECURITY_CONTACT'),
    embedOrigins: readOrigins(env, 'PT_EMBED_ORIGINS'),
    hostedSearch: readHostedSearch(env),
    /** Where answers to “Did this page help?” are sent. Unset: nobody is asked. */
    feedbackUrl: readOptionalAddress(env, 'PT_FEEDBACK_URL'),
    /** Where the sources can be edited; a page's path is added to it. Unset: no links. */
    editUrl: readOptionalAddress(env, 'PT_EDIT_URL'),
    /** Off: readers who have the offline worker lose it, and nobody gets it. */
    hasOfflineReading: readMatching(env, 'PT_OFFLINE', /^(on|off)$/, 'on or off') !== 'off',
  } as const;
}

export const environment = readEnvironment(process.env);
