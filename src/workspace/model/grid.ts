import { gridColumns } from '@site/data/dashboards/grid';
import { limits } from '@site/data/reference/limits';
import { isInside, overlap } from '@site/src/figures/DashboardGrid/grid';
import type { Dashboard, Widget } from './types';

const SIZES: Readonly<Partial<Record<Widget['kind'], readonly [number, number]>>> = {
  workbench: [6, 5],
  screener: [6, 3],
  orderbook: [3, 5],
  trades: [3, 5],
};

/** The dashboard with one more widget in the first free place, which becomes the active one; or why there is none. */
export function placedWidget(
  dashboard: Dashboard,
  kind: Widget['kind'],
  content: Partial<Widget>,
): Dashboard | string {
  const { widgets } = dashboard;
  if (widgets.length >= limits.widgets) {
    return `A dashboard holds ${limits.widgets} widgets. Remove one first.`;
  }
  const [width, height] = SIZES[kind] ?? [3, 3];
  for (let place = 0; ; place += 1) {
    const box = {
      column: (place % gridColumns) + 1,
      row: Math.floor(place / gridColumns) + 1,
      width,
      height,
    };
    if (box.row > 1 && !isInside({ ...box, column: 1 })) {
      return 'The sample’s grid is full. Remove a widget or make one smaller.';
    }
    if (isInside(box) && !widgets.some((widget) => overlap(widget, box))) {
      const widget: Widget = { kind, group: null, symbol: 'BTCUSDT', ...box, ...content };
      return { ...dashboard, widgets: [...widgets, widget], active: widgets.length };
    }
  }
}
