// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { openFolds } from './openFolds';

const openOnes = () => Array.from(document.querySelectorAll('details[open]'), ({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = `<h2 id="basis"><span id="premium"></span>Basis</h2>
    <details data-sheet id="sheet"><details id="formula"></details></details>
    <details id="outer"><summary id="title">More</summary><details id="inner"><p id="row"></p></details></details>`;
});

it.each(['#basis', '#premium'])('opens the sheet under a heading, by its old id too: %s', (hash) => {
  openFolds(hash);
  expect(openOnes()).toEqual(['sheet']);
});

it('opens every fold around what is named, then scrolls to it', () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
  openFolds('#row');
  expect(openOnes()).toEqual(['outer', 'inner']);
  expect(scrolled.mock.instances.at(-1)).toBe(document.getElementById('row'));
  scrolled.mockClear();
  openFolds('#row');
  expect(scrolled, 'what is open has a place already').not.toHaveBeenCalled();
});

it('opens nothing for an address without a target', () => {
  openFolds('');
  openFolds('#gone');
  expect(openOnes()).toEqual([]);
});
