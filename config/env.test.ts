import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env';

const CONTACT = 'mailto:security@pt.example';

it.each([
  ['PT_EMBED_ORIGINS', undefined, 'embedOrigins', []],
  ['PT_EMBED_ORIGINS', ' , ', 'embedOrigins', []],
  [
    'PT_EMBED_ORIGINS',
    'https://a.example, https://b.example:8443/,',
    'embedOrigins',
    ['https://a.example', 'https://b.example:8443'],
  ],
  ['PT_EMBED_ORIGINS', 'http://localhost:5173', 'embedOrigins', ['http://localhost:5173']],
  ['PT_APP_URL', 'https://app.test/x/', 'appUrl', 'https://app.test/x'],
  ['PT_APP_URL', 'https://App.PT.example:8443', 'appUrl', 'https://app.pt.example:8443'],
  ['PT_APP_URL', 'https://192.0.2.7', 'appUrl', 'https://192.0.2.7'],
  ['PT_APP_URL', 'https://[2001:db8::7]:8443', 'appUrl', 'https://[2001:db8::7]:8443'],
  ['PT_APP_URL', 'https://bücher.example', 'appUrl', 'https://xn--bcher-kva.example'],
  ['PT_APP_URL', 'http://localhost:5173', 'appUrl', 'http://localhost:5173'],
  ['PT_SECURITY_CONTACT', ' ', 'securityContact', undefined],
  ['PT_SECURITY_CONTACT', 'security@pt.example', 'securityContact', CONTACT],
  ['PT_SECURITY_CONTACT', CONTACT, 'securityContact', CONTACT],
  ['PT_SECURITY_CONTACT', 'https://pt.example/report', 'securityContact', 'https://pt.example/report'],
  ['PT_OFFLINE', undefined, 'hasOfflineReading', true],
  ['PT_OFFLINE', 'on', 'hasOfflineReading', true],
  ['PT_OFFLINE', 'off', 'hasOfflineReading', false],
] as const)('%s = %s is read', (name, value, field, expected) => {
  expect(readEnvironment({ [name]: value })[field]).toEqual(expected);
});

const REFUSED = {
  PT_EMBED_ORIGINS: [
    'http://a.example',
    '*',
    'null',
    'https://*.example',
    'a.example',
    'https://a.example/app',
    'https://u:p@a.example',
    'https://a;script-src',
    "https://a'b.example",
  ],
  PT_APP_URL: [
    'app.pt.example',
    'http://app.pt.example',
    'javascript:alert(1)',
    'https://user:secret@app.pt.example',
    'https://*.pt.example',
    'https://app.pt.example;script-src',
    'https://app_1.pt.example',
  ],
  PT_SECURITY_CONTACT: [
    'https://*.pt.example',
    'http://pt.example',
    'security at pt',
    'a@b',
    'mailto:',
    'tel:1',
    'a@b.example\nX: y',
  ],
  PT_SITE_URL: ['https://docs.pt.example/path'],
  PT_SEARCH_APP_ID: ['no spaces please'],
  PT_TAGLINE: [
    '<b>PT</b>',
    'P\u0000T',
    'P\u001b[31mT',
    'P\u202eT',
    'x'.repeat(81),
    'one\u2028two',
    'one\ttwo',
  ],
  PT_OFFLINE: ['no'],
};

it.each(Object.entries(REFUSED).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
  '%s = %s is refused with a sentence that names both',
  (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(
      new RegExp(`Environment variable ${name} is ".*", but must be .+`, 's'),
    );
  },
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
});
