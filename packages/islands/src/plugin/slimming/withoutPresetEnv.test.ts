import { expect, it } from 'vitest';
import { withoutPresetEnv } from './withoutPresetEnv';

it('takes out the preset, which Docusaurus lists by the path of its file', () => {
  const preset = ['/site/node_modules/postcss-preset-env/dist/index.cjs', { stage: 4 }];
  expect(withoutPresetEnv([preset, 'another'])).toEqual(['another']);
});

it('stops the build when the preset is not there', () => {
  expect(() => withoutPresetEnv(['another'])).toThrow('Docusaurus no longer uses postcss-preset-env');
});
