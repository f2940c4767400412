import { limits } from '../reference/limits';
import type { SyncCommand, SyncRule, SyncTimeline } from './sync-rules.schema';

const section = '/docs/dashboard/two-way-syncing/';

/** How syncing works: two directions, one conflict rule, one way out. */
export const syncRules = [
  {
    id: 'push',
    name: 'Push: dashboard to workbench',
    when: 'You save the dashboard after editing a synced widget, or run `push`.',
    written: 'The widget’s panes replace those of the saved workbench.',
    untouched: 'The grid, the other widgets, and workbenches that aren’t synced.',
    page: `${section}dashboard-to-workbench`,
    anchor: null,
  },
  {
    id: 'pull',
    name: 'Pull: workbench to dashboard',
    when: 'You save the workbench, or run `pull` in a widget.',
    written:
      'Every synced widget, on every dashboard, shows the saved panes. Unsaved edits in a widget are lost, and PT tells you before it pulls.',
    untouched: 'Position and size of the widgets, and widgets without sync.',
    page: `${section}workbench-to-dashboard`,
    anchor: null,
  },
  {
    id: 'conflict',
    name: 'Conflict: the later save wins',
    when: 'You changed both sides before either was saved.',
    written: 'The later save becomes the saved workbench. Nothing is merged.',
    untouched: `The earlier save stays in the version list, which keeps ${limits.versions} versions.`,
    page: section,
    anchor: 'conflict',
  },
  {
    id: 'off',
    name: 'Sync off',
    when: 'You turn sync off for the widget.',
    written: 'Nothing. The widget keeps what it shows as an independent copy.',
    untouched: 'The saved workbench and every other synced widget.',
    page: section,
    anchor: 'turn-off',
  },
] as const satisfies readonly SyncRule[];

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

/**
 * Saves in the order in which they happen. What each one leads to is not typed here: the timeline is
 * replayed by the rules above, so that the table cannot contradict them.
 */
export const syncTimelines = [
  {
    id: 'one-widget',
    caption: 'One workbench, one synced widget. Each letter is one complete state of the panes.',
    widgets: [{ id: 'widget', name: 'Widget' }],
    events: [
      {
        time: '09:00',
        place: 'workbench',
        action: 'save',
        state: 'A',
        note: 'You save the workbench, and the widget pulls it.',
      },
      {
        time: '09:10',
        place: 'workbench',
        action: 'edit',
        state: 'C',
        note: 'In the workbench you add a study and don’t save yet.',
      },
      {
        time: '09:12',
        place: 'widget',
        action: 'edit',
        state: 'B',
        note: 'In the widget you change the timeframe.',
      },
      {
        time: '09:15',
        place: 'widget',
        action: 'save',
        state: null,
        note: 'You save the dashboard, which pushes B.',
      },
      {
        time: '09:20',
        place: 'workbench',
        action: 'save',
        state: null,
        note: 'You save the workbench. C was begun before B was saved, but it wins because it’s saved later. It has the study but not B’s timeframe.',
      },
      {
        time: '09:25',
        place: 'workbench',
        action: 'restore',
        state: 'B',
        note: 'You want B back, so you restore it from the version list and save.',
      },
      {
        time: '09:30',
        place: 'widget',
        action: 'sync-off',
        state: null,
        note: 'You turn sync off for the widget.',
      },
      {
        time: '09:40',
        place: 'workbench',
        action: 'save',
        state: 'D',
        note: 'You save the workbench again. The widget no longer pulls.',
      },
    ],
  },
] as const satisfies readonly SyncTimeline[];
