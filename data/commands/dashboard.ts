import { gridColumns } from '../dashboards/grid';
import { limits, spans } from '../reference/limits';
import { withIds } from '../withIds';
import { pages } from './pages';
import { typeParameter, venueParameter } from './parameters';
import type { CommandRecord } from './schema';

/** Commands of a dashboard. Widget commands act on the active widget. */
export const dashboardCommands = withIds<CommandRecord>({
  new: {
    syntax: 'new "name"',
    does: 'Creates a blank dashboard and opens it.',
    parameters: [{ name: 'name', type: 'name', meaning: 'The name of the dashboard.' }],
    examples: ['new "Evening desk"'],
    ...pages.creatingDashboard,
  },
  rename: {
    syntax: 'rename "name"',
    does: 'Gives the open dashboard another name.',
    parameters: [{ name: 'name', type: 'name', meaning: 'The new name.' }],
    examples: ['rename "Opening hour"'],
    ...pages.creatingDashboard,
  },
  duplicate: {
    syntax: 'duplicate',
    does: 'Copies the dashboard with its widgets and opens the copy.',
    examples: ['duplicate'],
    ...pages.creatingDashboard,
  },
  delete: {
    syntax: 'delete',
    does: `Deletes the open dashboard after asking. You can restore it for ${spans.deletedDays} days from Deleted in the list.`,
    examples: ['delete'],
    ...pages.creatingDashboard,
  },
  add: {
    syntax:
      'add workbench|screener|orderbook|trades|watchlist|metric|note [name] [at=COLUMN,ROW] [size=WxH] [symbol=SYMBOL] [group=GROUP]',
    does: `Adds a widget of this kind to the open dashboard, which can hold ${limits.widgets}.`,
    parameters: [
      {
        name: 'widget',
        type: 'choice',
        choices: ['workbench', 'screener', 'orderbook', 'trades', 'watchlist', 'metric', 'note'],
        meaning: 'The kind of widget; metric is a Metric tile.',
      },
      {
        name: 'name',
        type: 'name',
        default: 'the open workbench, the funding rate',
        meaning: 'Of a workbench, which saved one; of a metric, which metric.',
      },
      {
        name: 'at',
        keyed: true,
        type: 'position',
        default: 'the first free place',
        meaning: 'Column and row of its top left corner.',
      },
      {
        name: 'size',
        keyed: true,
        type: 'size',
        default: 'the usual size',
        meaning: 'Columns and rows that it covers.',
      },
      {
        name: 'symbol',
        keyed: true,
        type: 'symbol',
        default: 'that of the group or the workbench',
        meaning: 'The symbol that it shows.',
      },
      {
        name: 'group',
        keyed: true,
        type: 'choice',
        choices: ['blue', 'orange', 'green', 'violet'],
        default: 'none',
        meaning: 'The link group that it joins.',
      },
    ],
    examples: ['add orderbook', 'add workbench "BTC 4H breakout"', 'add metric cvd at=1,9 size=3x2'],
    ...pages.customising,
    undoable: true,
  },
  widget: {
    syntax: 'widget N',
    does: 'Makes another widget the active one, which commands act on.',
    parameters: [
      { name: 'N', type: 'number', meaning: 'Its number, in the order in which they were added.' },
    ],
    examples: ['widget 2'],
    ...pages.customising,
  },
  remove: {
    syntax: 'remove',
    does: 'Removes the active widget from the dashboard.',
    examples: ['remove'],
    ...pages.customising,
    undoable: true,
  },
  link: {
    syntax: 'link blue|orange|green|violet|off',
    does: 'Puts the active widget into a link group, or takes it out.',
    parameters: [
      {
        name: 'group',
        type: 'choice',
        choices: ['blue', 'orange', 'green', 'violet', 'off'],
        meaning: 'The colour of the group; off leaves the widget on its own.',
      },
    ],
    examples: ['link blue', 'link off'],
    ...pages.customising,
    undoable: true,
  },
  'dashboard-symbol': {
    name: 'symbol',
    syntax: 'symbol SYMBOL [venue=VENUE] [type=TYPE]',
    does: 'Sets the symbol of the active widget and of every widget in its link group.',
    parameters: [
      { name: 'SYMBOL', type: 'symbol', meaning: 'The symbol that the whole group shows.' },
      venueParameter,
      typeParameter,
    ],
    examples: ['symbol SOLUSDT', 'symbol BTCUSDT venue=binance type=spot', 'solusdt'],
    aliases: ['symbol'],
    ...pages.customising,
    undoable: true,
  },
  size: {
    syntax: 'size WxH',
    does: 'Sets the size of the active widget in columns and rows of the grid.',
    parameters: [
      { name: 'WxH', type: 'size', meaning: `Width 1 to ${gridColumns} columns, an x, height in rows.` },
    ],
    examples: ['size 6x4', 'size 12x3'],
    ...pages.customising,
    undoable: true,
  },
  move: {
    syntax: 'move COLUMN,ROW',
    does: 'Moves the active widget so that its top left corner is at this column and row.',
    parameters: [
      {
        name: 'COLUMN,ROW',
        type: 'position',
        meaning: `Column 1 to ${gridColumns}, a comma, row from 1; no space between.`,
      },
    ],
    examples: ['move 1,1', 'move 7,1'],
    ...pages.customising,
    undoable: true,
  },
  lock: {
    syntax: 'lock',
    does: 'Locks the dashboard, so that no widget moves or changes size by accident.',
    examples: ['lock'],
    ...pages.customising,
  },
  unlock: {
    syntax: 'unlock',
    does: 'Unlocks the dashboard, so that widgets can be moved and resized again.',
    examples: ['unlock'],
    ...pages.customising,
  },
  full: {
    syntax: 'full',
    does: 'Shows the active widget over the whole screen.',
    examples: ['full'],
    ...pages.customising,
  },
  sync: {
    syntax: 'sync on|off',
    does: 'Turns syncing on or off between the active Workbench widget and its saved workbench. Off leaves an independent copy.',
    parameters: [
      {
        name: 'state',
        type: 'choice',
        choices: ['on', 'off'],
        meaning: 'Whether the widget and the workbench stay the same.',
      },
    ],
    examples: ['sync on', 'sync off'],
    ...pages.syncing,
  },
  pull: {
    syntax: 'pull',
    does: 'Loads the saved workbench into the active synced widget. Unsaved edits in the widget are lost.',
    examples: ['pull'],
    ...pages.pulling,
    undoable: false,
  },
  push: {
    syntax: 'push',
    does: 'Writes the active synced widget’s edits to its workbench, without saving the dashboard.',
    examples: ['push'],
    before: ['ethusdt'],
    ...pages.pushing,
    undoable: false,
  },
  publish: {
    syntax: 'publish',
    does: 'Opens the dialog for publishing: title, description, tags, cover and audience.',
    examples: ['publish'],
    ...pages.publishing,
    undoable: false,
  },
  audience: {
    syntax: 'audience public|followers|community|unlisted|people|private',
    does: 'Changes who can see the published dashboard. A narrower audience hides it, but clones stay.',
    parameters: [
      {
        name: 'audience',
        type: 'choice',
        choices: ['public', 'followers', 'community', 'unlisted', 'people', 'private'],
        meaning: 'Who can see it; unlisted lets in anyone with the address, and people asks for names.',
      },
    ],
    examples: ['audience unlisted', 'audience private'],
    ...pages.audience,
    undoable: false,
  },
});
