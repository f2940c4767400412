import { gridColumns } from '../dashboards/grid';
import { limits } from '../reference/limits';
import { withIds } from '../withIds';
import { pages } from './pages';
import { symbolParameters, withoutMeaning } from './parameters';
import type { CommandRecord } from './types';

/** Commands of a dashboard. Widget commands act on the active widget. */
export const dashboardCommands = withIds<CommandRecord>({
  new: {
    does: 'Creates a blank dashboard and opens it.',
    parameters: ['name name The name of the dashboard.'],
    examples: ['new "Evening desk"'],
    ...pages.creatingDashboard,
  },
  duplicate: {
    does: 'Copies the dashboard with its widgets and opens the copy.',
    examples: ['duplicate'],
    ...pages.creatingDashboard,
  },
  add: {
    does: `Adds a widget of this kind to the open dashboard, which can hold ${limits.widgets}.`,
    parameters: [
      'widget workbench|screener|orderbook|trades|watchlist|metric|note The kind of widget; metric is a Metric tile.',
      'name name [the open workbench, the funding rate] Of a workbench, which saved one; of a metric, which metric. A screener is always the open one.',
      'at=position [the first free place] Column and row of its top left corner.',
      'size=size [the usual size] Columns and rows that it covers.',
      'symbol=symbol [that of the group or the workbench] The symbol that it shows.',
      'group=blue|orange|green|violet [none] The link group that it joins.',
    ],
    examples: ['add orderbook', 'add workbench "BTC 4H breakout"', 'add metric cvd at=1,9 size=3x2'],
    ...pages.customising,
    undoable: true,
  },
  widget: {
    does: 'Makes another widget the active one, which commands act on.',
    parameters: ['N number Its number, in the order in which they were added.'],
    examples: ['widget 2'],
    ...pages.customising,
  },
  remove: {
    does: 'Removes the active widget from the dashboard.',
    examples: ['remove'],
    ...pages.customising,
    undoable: true,
  },
  link: {
    does: 'Puts the active widget into a link group, or takes it out.',
    parameters: [
      'group blue|orange|green|violet|off The colour of the group; off leaves the widget on its own.',
    ],
    examples: ['link blue', 'link off'],
    ...pages.customising,
    undoable: true,
  },
  'dashboard-symbol': {
    name: 'symbol',
    does: 'Sets the symbol of the active widget and of every widget in its link group. Its settings are those of a workbench’s symbol.',
    parameters: ['SYMBOL symbol', ...symbolParameters].map(withoutMeaning),
    examples: ['symbol SOLUSDT', 'symbol BTCUSDT venue=binance type=spot', 'solusdt'],
    aliases: ['symbol'],
    ...pages.customising,
    undoable: true,
  },
  size: {
    does: 'Sets the size of the active widget in columns and rows of the grid.',
    parameters: [`WxH size Width 1 to ${gridColumns} columns, an x, height in rows.`],
    examples: ['size 6x4', 'size 12x3'],
    ...pages.customising,
    undoable: true,
  },
  move: {
    does: 'Moves the active widget so that its top left corner is at this column and row.',
    parameters: [`COLUMN,ROW position Column 1 to ${gridColumns}, a comma, row from 1; no space between.`],
    examples: ['move 1,1', 'move 7,1'],
    ...pages.customising,
    undoable: true,
  },
  lock: {
    does: 'Locks the dashboard, so that no widget moves or changes size by accident.',
    examples: ['lock'],
    ...pages.customising,
  },
  unlock: {
    does: 'Unlocks the dashboard, so that widgets can be moved and resized again.',
    examples: ['unlock'],
    ...pages.customising,
  },
  full: {
    does: 'Shows the active widget over the whole screen.',
    examples: ['full'],
    ...pages.customising,
  },
  sync: {
    does: 'Turns syncing on or off between the active Workbench widget and its saved workbench. Off leaves an independent copy.',
    parameters: ['state on|off Whether the widget and the workbench stay the same.'],
    examples: ['sync on', 'sync off'],
    ...pages.syncing,
  },
  pull: {
    does: 'Loads the saved workbench into the active synced widget. Unsaved edits in the widget are lost.',
    examples: ['pull'],
    ...pages.pulling,
    undoable: false,
  },
  push: {
    does: 'Writes the active synced widget’s edits to its workbench, without saving the dashboard.',
    examples: ['push'],
    before: ['ethusdt'],
    ...pages.pushing,
    undoable: false,
  },
  publish: {
    does: 'Opens the dialog for publishing: title, description, tags, cover and audience.',
    examples: ['publish'],
    ...pages.publishing,
    undoable: false,
  },
  audience: {
    does: 'Changes who can see the published dashboard. A narrower audience hides it, but clones stay.',
    parameters: [
      'audience public|followers|community|unlisted|people|private Who can see it; unlisted lets in anyone with the address, and people asks for names.',
    ],
    examples: ['audience unlisted', 'audience private'],
    ...pages.audience,
    undoable: false,
  },
});
