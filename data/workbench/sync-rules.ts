import { limits } from '../reference/limits';
import { type ById, withIds } from '../withIds';
import type { SyncCommand, SyncRule } from './types';

const section = '/docs/dashboard/two-way-syncing/';

/** How syncing works: two directions, one conflict rule, one way out. */
export const syncRules = /* @__PURE__ */ withIds({
  push: {
    name: 'Push: dashboard to workbench',
    when: 'You save the dashboard after editing a synced widget, or run `push`.',
    written: 'The widget’s panes replace those of the saved workbench.',
    untouched: 'The grid, the other widgets, and workbenches that aren’t synced.',
    page: `${section}dashboard-to-workbench`,
    anchor: null,
  },
  pull: {
    name: 'Pull: workbench to dashboard',
    when: 'You save the workbench, or run `pull` in a widget.',
    written:
      'Every synced widget, on every dashboard, shows the saved panes. Unsaved edits in a widget are lost, and PT tells you before it pulls.',
    untouched: 'Position and size of the widgets, and widgets without sync.',
    page: `${section}workbench-to-dashboard`,
    anchor: null,
  },
  conflict: {
    name: 'Conflict: the later save wins',
    when: 'You changed both sides before either was saved.',
    written: 'The later save becomes the saved workbench. Nothing is merged.',
    untouched: `The earlier save stays in the version list, which keeps ${limits.versions} versions.`,
    page: section,
    anchor: 'conflict',
  },
  off: {
    name: 'Sync off',
    when: 'You turn sync off for the widget.',
    written: 'Nothing. The widget keeps what it shows as an independent copy.',
    untouched: 'The saved workbench and every other synced widget.',
    page: section,
    anchor: 'turn-off',
  },
} satisfies ById<SyncRule>);

/** The two commands of a dashboard, both for the active synced widget. */
export const syncCommands = [
  {
    command: 'pull',
    does: 'Throws away the active widget’s edits and loads the saved workbench.',
    useWhen: 'You tried something in the widget and want the saved workbench back.',
  },
  {
    command: 'push',
    does: 'Writes the active widget’s edits to its workbench, without saving the dashboard.',
    useWhen: 'You want to keep the chart but not the changes to the dashboard’s layout.',
  },
] as const satisfies readonly SyncCommand[];
