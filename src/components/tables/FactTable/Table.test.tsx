import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import Table from './index';

const html = (props: Partial<ComponentProps<typeof Table>>) =>
  renderToStaticMarkup(<Table label="Fees" columns={['Venue', 'Fee']} rows={[]} {...props} />);

describe('a table of records', () => {
  it('has what a phone needs from three columns on: the name of the column at each cell', () => {
    const three = html({ columns: ['Venue', 'Fee', 'Note'], rows: [{ cells: ['Bybit', '0.1%', 'Spot'] }] });
    expect(three).toContain('class="stacked"');
    expect(three).toContain('<td class="number" data-label="Fee">0.1%</td><td data-label="Note">Spot</td>');
    expect(three).toContain('data-columns="3"');
    expect(html({ rows: [{ cells: ['Bybit', '0.1%'] }] })).not.toMatch(/stacked|data-label/);
  });

  it('has anchors only where the author names them: search takes each for an entry of its own', () => {
    const rows = [{ cells: ['Bybit', '0.1%'] }, { id: 'fee-b', cells: ['Binance', '0.1%'] }] as const;
    expect(html({ rows }).match(/<tr[^>]*>/g)).toEqual(['<tr>', '<tr>', '<tr id="fee-b">']);
  });

  it('refuses a row that lacks a cell, and an anchor that is there twice', () => {
    expect(() => html({ rows: [{ cells: ['Bybit'] }] })).toThrow(
      '"Fees": row "1" has 1 cells for 2 columns.',
    );
    const rows = [1, 2].map((fee) => ({ id: 'fee', cells: ['Bybit', fee] as const }));
    expect(() => html({ rows })).toThrow('two rows have the id "fee"');
  });
});
