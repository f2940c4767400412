import { type IndexFile, NAMES_PATH, writeIndex } from '@pt-docs/search/engine';
import { expect, it } from 'vitest';
import { openSite } from './site';

const TEXTS_PATH = '/assets/search/texts.0a1b2c3d.json';

/** A site whose only page has this title. The texts, and so their address, are the same in every build. */
const filesOf = (title: string): Record<string, string> => {
  const index: IndexFile = {
    pages: [['/docs/alerts', title, 'Alerts']],
    records: [[0, 0, '', [], 'Get pinged.', []]],
    synonyms: [],
    weights: [],
    tasks: [],
    said: [],
    near: [],
  };
  const { names, texts } = writeIndex(index, () => TEXTS_PATH);
  return { [NAMES_PATH]: names, [TEXTS_PATH]: texts };
};

it('searches by the names of the build that is published now', async () => {
  let files = filesOf('Alerts overview');
  const site = openSite({ from: 'here', read: async (path) => files[path] ?? '' });
  const titles = async () =>
    (await site.engine()).search('alerts').found.map(({ record }) => record.pageTitle);
  expect(await titles()).toEqual(['Alerts overview']);
  const engine = await site.engine();
  expect(await site.engine(), 'the same files are read once').toBe(engine);
  files = filesOf('Alerts at a glance');
  expect(await titles()).toEqual(['Alerts at a glance']);
});
