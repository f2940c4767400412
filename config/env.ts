/** The only reader of a build's variables; those of commands (`PORT`, the admin key) are read there. Every variable is optional; a wrong value stops the build with one sentence. */

type Environment = Readonly<Record<string, string | undefined>>;

class EnvironmentError extends Error {
  constructor(name: string, value: string, allowed: string) {
    super(`Environment variable ${name} is "${value}", but must be ${allowed}. Correct it or unset it.`);
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
function readContact(env: Environment, name: string, fallback: string): string {
  const value = env[name]?.trim();
  if (value && /^(mailto:)?[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(value)) {
    return `mailto:${value.replace(/^mailto:/, '')}`;
  }
  if (value && !/^https:/.test(value)) {
    throw new EnvironmentError(name, value, 'a mail address or a full https address');
  }
  return readAddress(env, name, fallback);
}

function readText(env: Environment, name: string, fallback: string, maxLength: number): string {
  const value = env[name]?.trim();
  if (!value) {
    return fallback;
  }
  if (value.length > maxLength || /[<>\n]/.test(value)) {
    throw new EnvironmentError(
      name,
      value,
      `plain text on one line of at most ${maxLength} characters, without < or >`,
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
  const chatUrl = readAddress(env, 'PT_CHAT_URL', 'https://chat.pt.example');
  return {
    productName: readText(env, 'PT_PRODUCT_NAME', 'PT', 20),
    tagline: readText(env, 'PT_TAGLINE', 'Your New Workspace', 80),
    siteUrl: readOrigin(env, 'PT_SITE_URL', 'https://docs.pt.example'),
    marketingUrl: readAddress(env, 'PT_MARKETING_URL', 'https://www.pt.example'),
    appUrl: readAddress(env, 'PT_APP_URL', 'https://app.pt.example'),
    chatUrl,
    socialUrl: readAddress(env, 'PT_SOCIAL_URL', 'https://social.pt.example'),
    videoUrl: readAddress(env, 'PT_VIDEO_URL', 'https://video.pt.example'),
    securityContact: readContact(env, 'PT_SECURITY_CONTACT', chatUrl),
    embedOrigins: readOrigins(env, 'PT_EMBED_ORIGINS'),
    hostedSearch: readHostedSearch(env),
    /** Off: readers who have the offline worker lose it, and nobody gets it. */
    hasOfflineReading: readMatching(env, 'PT_OFFLINE', /^(on|off)$/, 'on or off') !== 'off',
  } as const;
}

export const environment = readEnvironment(process.env);
