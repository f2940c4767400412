import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { isNumber, STACKED_FROM } from './tableRules';

const childrenOf = (element: Element, ...tags: string[]): Element[] =>
  element.children.filter(
    (child): child is Element => child.type === 'element' && tags.includes(child.tagName),
  );

/** The cells of each column, from the header down. */
function columnsOf(table: Element): Element[][] {
  const rows = childrenOf(table, 'thead', 'tbody').flatMap((part) => childrenOf(part, 'tr'));
  const [head = [], ...body] = rows.map((row) => childrenOf(row, 'th', 'td'));
  return head.map((cell, column) => [cell, ...body.flatMap((row) => row[column] ?? [])]);
}

/** Marks a column that holds only numbers, and gives stacked cells the name of their column. */
function describeColumn([head, ...cells]: readonly Element[], isStacked: boolean): void {
  if (head && cells.every((cell) => isNumber(textOf(cell)))) {
    for (const cell of [head, ...cells]) {
      cell.properties.className = ['number'];
    }
  }
  for (const cell of head && isStacked ? cells : []) {
    cell.properties.dataLabel = textOf(head as Element);
  }
}

/**
 * Tables of Markdown get what styles need: on a phone each cell says its column (src/css/tables.css), and columns of numbers
 * stand to the right. The first column names the row.
 */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'table' }, (table: Element) => {
      const columns = columnsOf(table);
      const isStacked = columns.length >= STACKED_FROM;
      for (const column of columns.slice(1)) {
        describeColumn(column, isStacked);
      }
      if (isStacked) {
        table.properties.className = ['stacked'];
        table.properties.dataColumns = columns.length;
      }
    });
  };
}
