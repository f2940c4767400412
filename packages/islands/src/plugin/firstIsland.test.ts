import { parse } from 'parse5';
import { expect, it } from 'vitest';
import { firstIsland } from './firstIsland';

const figure = (name: string) => `<figure><div data-island="${name}" data-title="a > b"></div></figure>`;
const page = (before: string) =>
  `<nav>${'menu '.repeat(900)}</nav><main><div data-island="filter"></div><p>${before}</p>${figure('One')}${figure('Two')}</main>`;

it.each([
  ['opens with it', page('A lead.'), 'One'],
  ['shows it after two screens', page('word '.repeat(600)), undefined],
  [
    'opens with one that waits for a touch',
    page('<figure><div data-island="Zero" data-island-waits=""></div></figure>'),
    'One',
  ],
  ['opens with the app', '<main><h1>PT</h1><div data-island="app"></div></main>', 'app'],
  ['has none', '<main><p>Text</p><div data-island="filter"></div></main>', undefined],
])('the first island of a page that %s', (_, html, name) =>
  expect(firstIsland(parse(html), ['app'])).toBe(name),
);
