import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateOptions } from './options';
import { packagesOf, refusals, refuse, refusedUpstream, refusedVersions } from './refusals';
import { ssrTemplate } from './template';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

type Site = Parameters<typeof refusals>[0];
const site = (changes: object = {}, config: object = {}): Site =>
  ({
    siteDir: ROOT,
    i18n: { locales: ['en'] },
    siteConfig: {
      ssrTemplate,
      future: { experimental_router: 'browser', faster: { mdxCrossCompilerCache: false } },
      markdown: { mermaid: false },
      ...config,
    },
    ...changes,
  }) as unknown as Site;
const OPTIONS = { registry: './src/islands.ts' };

describe('a site that cannot be built', () => {
  it.each([
    [site(), { registry: './src/none.ts' }, /^The registry of islands \.\/src\/none\.ts does not exist\./],
    [site({}, { ssrTemplate: undefined }), OPTIONS, /^`ssrTemplate` in docusaurus\.config is not/],
    [site({ i18n: { locales: ['en', 'fr'] } }), OPTIONS, /^The site has 2 locales \(en, fr\); only one/],
    [
      site({}, { markdown: { mermaid: true } }),
      OPTIONS,
      /^`markdown\.mermaid` renders diagrams in the browser/,
    ],
    [
      site({}, { future: { experimental_router: 'browser', faster: { mdxCrossCompilerCache: true } } }),
      OPTIONS,
      /^`future\.faster\.mdxCrossCompilerCache` makes the server wait/,
    ],
    [
      site({}, { future: { experimental_router: 'hash', faster: { mdxCrossCompilerCache: false } } }),
      OPTIONS,
      /^`future\.experimental_router: 'hash'` renders no pages/,
    ],
  ])('is refused with one sentence (%#)', (refused, options, sentence) => {
    expect(refusals(refused, options)).toEqual([expect.stringMatching(sentence)]);
  });

  it('has several versions of its docs', () => {
    const versions = (...names: string[]) => ({
      'docusaurus-plugin-content-docs': {
        default: { loadedVersions: names.map((versionName) => ({ versionName })) },
      },
    });
    expect(refusedVersions(versions('current', '1.0'))).toEqual([
      'The docs plugin "default" has 2 versions (current, 1.0); only one is supported. Set its option onlyIncludeVersions to one of them.',
    ]);
    expect(refusedVersions(versions('current'))).toEqual([]);
  });

  it('has no registry in its options', () => {
    const validate = ((schema: { validate: (value: unknown) => { error?: Error } }, options: unknown) => {
      const { error } = schema.validate(options);
      if (error) {
        throw error;
      }
    }) as never;
    expect(() => validateOptions({ validate, options: {} as never })).toThrow(
      '@pt-docs/islands has no registry of islands. Set its option `registry`',
    );
  });

  it('stops with all sentences; others go on', () => {
    expect(() => refuse(['One.', 'Two.'])).toThrow('@pt-docs/islands cannot build this site.\nOne.\nTwo.');
    expect(refusals(site(), OPTIONS)).toEqual([]);
    expect(refusedUpstream(packagesOf(ROOT))).toEqual([]);
    expect(() => refuse([])).not.toThrow();
  });
});
