import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import WhereSearchRuns from './index';

const config = vi.hoisted(() => ({ hosted: false }));
vi.mock('@pt-docs/search/client', () => ({ useSearchConfig: () => config }));

afterEach(() => {
  config.hosted = false;
});

const sentence = () => renderToStaticMarkup(createElement(WhereSearchRuns));

it('promises that words stay on the device while the embedded index answers', () => {
  expect(sentence()).toMatch(/^Stays on your device/);
  expect(sentence()).not.toMatch(/sent|Algolia/);
});

it('says that words leave the device, for whom and when not, with a hosted service', () => {
  config.hosted = true;
  expect(sentence()).toMatch(/^Is sent, letter by letter, to the search service .*\(Algolia\)/);
  expect(sentence()).toContain('If the service doesn’t answer, the search runs in your browser');
  expect(sentence()).not.toContain('Stays on your device');
});
