// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { sortByHeadings } from './sort';

const names = () => Array.from(document.querySelectorAll('tbody th'), ({ textContent }) => textContent);
const press = (heading: string) =>
  Array.from(document.querySelectorAll('button'))
    .find(({ textContent }) => textContent === heading)
    ?.click();

beforeEach(() => {
  document.body.innerHTML = `<div><table><thead><tr>
    <th><button>Metric</button></th><th aria-sort="ascending"><button>Family</button></th><th><button>Ways</button></th>
    </tr></thead><tbody>
    <tr><th>Volume</th><td data-sort="0">Exchange</td><td data-sort="20">2</td></tr>
    <tr><th>Basis</th><td data-sort="0">Exchange</td><td data-sort="10">1</td></tr>
    <tr><th>CVD</th><td data-sort="1">Order flow</td><td data-sort="9">0</td></tr>
    </tbody></table></div>`;
  sortByHeadings(document.body.firstElementChild as HTMLElement);
});

it('sorts by a column, by number where it has one, and turns round', () => {
  press('Metric');
  expect(names()).toEqual(['Basis', 'CVD', 'Volume']);
  press('Metric');
  expect(names()).toEqual(['Volume', 'CVD', 'Basis']);
  press('Ways');
  expect(names()).toEqual(['CVD', 'Basis', 'Volume']);
});

it('keeps the page’s order among equals, and says what it sorts by', () => {
  press('Metric');
  press('Family');
  expect(names()).toEqual(['Volume', 'Basis', 'CVD']);
  const sorted = Array.from(document.querySelectorAll('[aria-sort]'), ({ outerHTML }) => outerHTML);
  expect(sorted).toEqual(['<th aria-sort="ascending"><button>Family</button></th>']);
});
