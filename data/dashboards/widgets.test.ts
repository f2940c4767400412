import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { widgets } from './widgets';
import { widgetSchema } from './widgets.schema';

describe('data/dashboards/widgets.ts', () => {
  it.each(widgets)('holds a complete record for $id', (widget) => {
    const parsed = widgetSchema.safeParse(widget);
    expect(parsed.error?.issues ?? [], `data/dashboards/widgets.ts, widget "${widget.id}"`).toEqual([]);
  });

  it('has the seven widgets of the product, each once', () => {
    expect(
      widgets.map((widget) => widget.name),
      'data/dashboards/widgets.ts: a widget was added, removed or renamed. Change the list here and in every page that counts them.',
    ).toEqual(['Workbench', 'Screener', 'Order book', 'Trades', 'Watchlist', 'Metric tile', 'Note']);
    const ids: string[] = widgets.map((widget) => widget.id);
    expect(new Set(ids).size, `data/dashboards/widgets.ts: ids must be unique, found ${ids.join(', ')}`).toBe(
      ids.length,
    );
  });

  it.each(widgets)('adds $name with its own id', (widget) => {
    expect(widget.command, `data/dashboards/widgets.ts, widget "${widget.id}", field command`).toBe(
      `add ${widget.id}`,
    );
  });

  it.each(widgets.filter((widget) => widget.page !== null))('links $name to a page that exists', (widget) => {
    expect(
      existsSync(`.${widget.page}.mdx`),
      `data/dashboards/widgets.ts, widget "${widget.id}", field page: there is no file .${widget.page}.mdx`,
    ).toBe(true);
  });
});
