import { contentSecurityPolicy } from '@pt-docs/serving';
import { afterEach, describe, expect, it, vi } from 'vitest';

const NONE = { scripts: [], styleElements: [], styleAttributes: [] };

/** The configuration of a build with these variables. */
async function configOf(env: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(env)) {
    vi.stubEnv(name, value);
  }
  const [{ default: site }, { serving }, { docsOptions, blogOptions }] = await Promise.all([
    import('../docusaurus.config'),
    import('./serving'),
    import('./content'),
  ]);
  return {
    themes: JSON.stringify(site.themes),
    policy: contentSecurityPolicy(NONE, serving),
    editUrls: [docsOptions.editUrl, blogOptions.editUrl],
  };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('a build without PT_FEEDBACK_URL and PT_EDIT_URL', () => {
  it('asks nobody, links no sources and lets nothing out', async () => {
    const { themes, policy, editUrls } = await configOf({});
    expect(themes).not.toContain('feedback');
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(editUrls).toEqual([undefined, undefined]);
  });
});

describe('a build with both', () => {
  const env = {
    PT_FEEDBACK_URL: 'https://feedback.example/answers/',
    PT_EDIT_URL: 'https://code.example/edit/main',
  };

  it('asks at that address and may send to that origin, nowhere else', async () => {
    const { themes, policy } = await configOf(env);
    expect(themes).toContain('["@pt-docs/feedback",{"url":"https://feedback.example/answers/"}]');
    const plain = (await configOf({ PT_FEEDBACK_URL: '' })).policy;
    expect(policy).toEqual({
      ...plain,
      'connect-src': ["'self'", 'https://feedback.example'],
      'form-action': ["'self'", 'https://feedback.example'],
    });
  });

  it('links every page and post to its source', async () => {
    expect((await configOf(env)).editUrls).toEqual([env.PT_EDIT_URL, env.PT_EDIT_URL]);
  });

  it.each(['ftp://x.example', 'http://x.example', 'feedback', 'https://*.example'])(
    'refuses %s',
    async (value) => {
      await expect(configOf({ PT_FEEDBACK_URL: value })).rejects.toThrow(/PT_FEEDBACK_URL is .* must be/);
    },
  );
});
