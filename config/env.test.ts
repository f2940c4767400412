import { describe, expect, it } from 'vitest';
import { COMMAND_VARIABLES, readEnvironment } from './env';

const embedOriginsOf = (value: string | undefined) =>
  readEnvironment({ PT_EMBED_ORIGINS: value }).embedOrigins;

describe('PT_EMBED_ORIGINS', () => {
  it('is empty when unset or blank', () => {
    expect(embedOriginsOf(undefined)).toEqual([]);
    expect(embedOriginsOf(' , ')).toEqual([]);
  });

  it('reads several origins, with or without spaces and a trailing slash', () => {
    expect(embedOriginsOf('https://a.example, https://b.example:8443/,')).toEqual([
      'https://a.example',
      'https://b.example:8443',
    ]);
  });

  it('allows plain http for this machine only', () => {
    expect(embedOriginsOf('http://localhost:5173')).toEqual(['http://localhost:5173']);
    expect(() => embedOriginsOf('http://a.example')).toThrow(/PT_EMBED_ORIGINS is "http:\/\/a\.example"/);
  });

  it.each([
    '*',
    'null',
    'https://*.example',
    'a.example',
    'https://a.example/app',
    'https://u:p@a.example',
    'https://a;script-src',
    "https://a'b.example",
  ])('refuses %s with a sentence that names the variable', (value) => {
    expect(() => embedOriginsOf(`https://fine.example,${value}`)).toThrow(/PT_EMBED_ORIGINS is .* must be/);
  });
});

it.each(['https://a.example https://b.example', 'https://a.example;https://b.example'])(
  'PT_EMBED_ORIGINS = %s is told to use commas',
  (value) => expect(() => embedOriginsOf(value)).toThrow('separate them by commas'),
);

it('PT_BASE_URL may be the root of the host and nothing else', () => {
  expect(readEnvironment({ PT_BASE_URL: '/' })).toEqual(readEnvironment({}));
  for (const value of ['/docs/', 'docs', '/a b/', 'https://a.example/docs']) {
    expect(() => readEnvironment({ PT_BASE_URL: value }), value).toThrow(
      `Environment variable PT_BASE_URL is "${value}", but must be /, because`,
    );
  }
});

describe('environment variables', () => {
  it('all have defaults, and the default addresses belong to nobody', () => {
    const environment = readEnvironment({});
    expect(environment).toMatchObject({
      productName: 'PT',
      tagline: 'Your New Workspace',
      hostedSearch: undefined,
    });
    for (const address of [
      environment.siteUrl,
      environment.marketingUrl,
      environment.appUrl,
      environment.chatUrl,
      environment.socialUrl,
      environment.videoUrl,
    ]) {
      expect(new URL(address).hostname).toMatch(/\.example$/);
    }
  });

  it('an empty variable counts as unset', () => {
    expect(readEnvironment({ PT_APP_URL: ' ', PT_SEARCH_INDEX: '' })).toEqual(readEnvironment({}));
  });

  it('addresses lose a trailing slash', () => {
    expect(readEnvironment({ PT_APP_URL: 'https://app.test/x/' }).appUrl).toBe('https://app.test/x');
  });

  it.each([
    ['PT_APP_URL', 'app.pt.example'],
    ['PT_APP_URL', 'http://app.pt.example'],
    ['PT_APP_URL', 'javascript:alert(1)'],
    ['PT_APP_URL', 'https://user:secret@app.pt.example'],
    ['PT_APP_URL', 'https://*.pt.example'],
    ['PT_APP_URL', 'https://app.pt.example;script-src'],
    ['PT_APP_URL', 'https://app_1.pt.example'],
    ['PT_SECURITY_CONTACT', 'https://*.pt.example'],
    ['PT_SITE_URL', 'https://docs.pt.example/path'],
    ['PT_TAGLINE', 'x'.repeat(81)],
    ['PT_PRODUCT_NAME', '<b>PT</b>'],
    ['PT_SEARCH_APP_ID', 'no spaces please'],
    ['PT_PRODUCT_NAME', 'P\u0000T'],
    ['PT_PRODUCT_NAME', 'P\u001b[31mT'],
    ['PT_PRODUCT_NAME', 'P\u202eT'],
    ['PT_TAGLINE', 'one\u2028two'],
    ['PT_TAGLINE', 'one\ttwo'],
  ])('%s = %s is refused with a sentence that names both', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(
      new RegExp(`Environment variable ${name} is ".*", but must be .+`),
    );
  });

  it.each([
    ['https://App.PT.example:8443', 'https://app.pt.example:8443'],
    ['https://192.0.2.7', 'https://192.0.2.7'],
    ['https://[2001:db8::7]:8443', 'https://[2001:db8::7]:8443'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ])('%s is a host', (value, address) => {
    expect(readEnvironment({ PT_APP_URL: value }).appUrl).toBe(address);
  });

  it('a host that is none is called so', () => {
    expect(() => readEnvironment({ PT_APP_URL: 'https://*.pt.example' })).toThrow(
      'its host made of letters, digits, dots and hyphens',
    );
  });

  it('http is allowed on this machine', () => {
    expect(readEnvironment({ PT_APP_URL: 'http://localhost:5173' }).appUrl).toBe('http://localhost:5173');
  });

  it('the security contact is a mail or https address, and nobody when unset', () => {
    const contactOf = (value?: string) => readEnvironment({ PT_SECURITY_CONTACT: value }).securityContact;
    expect(contactOf()).toBeUndefined();
    expect(contactOf(' ')).toBeUndefined();
    expect(contactOf('security@pt.example')).toBe('mailto:security@pt.example');
    expect(contactOf('mailto:security@pt.example')).toBe('mailto:security@pt.example');
    expect(contactOf('https://pt.example/report')).toBe('https://pt.example/report');
    for (const value of [
      'http://pt.example',
      'security at pt',
      'a@b',
      'mailto:',
      'tel:1',
      'a@b.example\nX: y',
    ]) {
      expect(() => contactOf(value), value).toThrow(/PT_SECURITY_CONTACT is /);
    }
  });

  it('hosted search takes all three values or none', () => {
    const all = {
      PT_SEARCH_APP_ID: 'ABCDEF1234',
      PT_SEARCH_API_KEY: 'a'.repeat(32),
      PT_SEARCH_INDEX: 'pt-docs',
    };
    expect(readEnvironment(all).hostedSearch).toEqual({
      appId: 'ABCDEF1234',
      apiKey: 'a'.repeat(32),
      indexName: 'pt-docs',
    });
    expect(() => readEnvironment({ ...all, PT_SEARCH_INDEX: undefined })).toThrow(
      'PT_SEARCH_INDEX is not set',
    );
    expect(() => readEnvironment({ PT_SEARCH_INDEX: 'pt-docs' })).toThrow(
      'PT_SEARCH_APP_ID and PT_SEARCH_API_KEY are not set',
    );
  });
});

describe('PT_OFFLINE', () => {
  const offline = (value?: string) => readEnvironment({ PT_OFFLINE: value }).hasOfflineReading;

  it('is on unless switched off', () => {
    expect([offline(), offline('on'), offline('off')]).toEqual([true, true, false]);
  });

  it('refuses anything else with a sentence', () => {
    expect(() => offline('no')).toThrow(/PT_OFFLINE is "no", but must be on or off/);
  });
});

it('every wrong variable gets a sentence of its own', () => {
  const read = () => readEnvironment({ PT_APP_URL: 'app', PT_OFFLINE: 'no', PT_TAGLIN: 'x' });
  const sentences =
    /^Environment variable PT_TAGLIN is not known.+\n.+PT_APP_URL is "app".+\n.+PT_OFFLINE is "no".+$/;
  expect(read).toThrow(sentences);
});

describe('a misspelt variable', () => {
  it.each([
    ['PT_APP_ULR', 'PT_APP_URL'],
    ['PT_SITEURL', 'PT_SITE_URL'],
    ['PT_EMBED_ORIGIN', 'PT_EMBED_ORIGINS'],
    ['PT_OFLINE', 'PT_OFFLINE'],
    ['PT_SEARCH_ADMINKEY', 'PT_SEARCH_ADMIN_KEY'],
  ])('%s is refused with its nearest name', (name, nearest) => {
    expect(() => readEnvironment({ [name]: 'x' })).toThrow(
      `Environment variable ${name} is not known. Did you mean ${nearest}? Correct its name or unset it.`,
    );
  });

  it('is not taken for one of another program', () => {
    expect(() => readEnvironment({ PT_DATABASE_PASSWORD: 'x', PATH: '/bin', PTY: '1' })).not.toThrow();
  });

  it.each(COMMAND_VARIABLES)('%s is known, though a build does not read it', (name) => {
    expect(() => readEnvironment({ [name]: 'x' })).not.toThrow();
  });
});
