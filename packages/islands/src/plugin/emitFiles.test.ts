import { getFileLoaderUtils } from '@docusaurus/utils';
import { expect, it } from 'vitest';
import { emitFiles, emittingRequest } from './emitFiles';

const { loaders, rules } = getFileLoaderUtils(true);

it.each([
  loaders.inlineMarkdownImageFileLoader,
  loaders.inlineMarkdownAssetImageFileLoader,
  loaders.inlineMarkdownLinkFileLoader,
])('a picture or file that Markdown names is written into the site: %s', (request) => {
  const options = new URLSearchParams(emittingRequest(`${request}./x.webp`, '/').replace(/^!.*\?|!.*$/g, ''));
  expect(Object.fromEntries(options)).toMatchObject({ outputPath: '../', publicPath: '/' });
  expect(options.has('emitFile')).toBe(false);
});

it('so is one that a component of a doc imports', () => {
  const all = [rules.images(), { oneOf: [rules.media()] }, { test: /x/ }];
  emitFiles(all as Parameters<typeof emitFiles>[0], '/');
  expect(JSON.stringify(all).match(/"emitFile":true,"outputPath":"\.\.\/"/g)).toHaveLength(2);
});
