// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { openFolds } from './openFolds';

const openOnes = () => Array.from(document.querySelectorAll('details[open]'), ({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = `<h2 id="basis">Basis</h2>
    <div data-sheet><details id="reading"></details><details id="formula"></details></div>
    <details id="outer"><summary id="title">More</summary><details id="inner"><p id="row"></p></details></details>`;
});

it('opens the first fold of the sheet that is named', () => {
  openFolds('#basis');
  expect(openOnes()).toEqual(['reading']);
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
