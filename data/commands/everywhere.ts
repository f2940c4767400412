import { triggerKinds } from '../formulas/trading/triggers';
import { spans } from '../reference/limits';
import { withIds } from '../withIds';
import { pages } from './pages';
import type { CommandRecord } from './types';

/** Commands that work on a workbench, a dashboard and a screener alike. */
export const everywhereCommands = withIds<CommandRecord>({
  help: {
    does: 'Lists the commands that work here, or explains one of them.',
    parameters: ['command name [all commands of this area]'],
    examples: ['help', 'help goto', 'help "study add"'],
    ...pages.grammar,
  },
  open: {
    does: 'Opens what you saved under this name.',
    parameters: ['name name'],
    examples: ['open "BTC funding and OI"', 'open squeeze'],
    ...pages.saving,
  },
  save: {
    does: 'Saves under the current name. The version before it goes into the version list.',
    examples: ['save'],
    before: ['open "BTC 4H breakout"', '1h'],
    shortcuts: ['save'],
    ...pages.saving,
    undoable: false,
  },
  'save-as': {
    does: 'Saves a copy under a new name. The original stays as it was.',
    parameters: ['name name'],
    examples: ['save as "Weekly look"', 'save as scalping'],
    ...pages.saving,
    undoable: false,
  },
  rename: {
    does: 'Gives what is open another name.',
    parameters: ['name name The new name.'],
    examples: ['rename "Opening hour"'],
    before: ['open "BTC 4H breakout"'],
    ...pages.saving,
    undoable: false,
  },
  delete: {
    does: `Deletes what is open after asking. You can restore it for ${spans.deletedDays} days from Deleted in the list.`,
    examples: ['delete'],
    before: ['open "BTC 4H breakout"'],
    ...pages.saving,
  },
  undo: {
    does: 'Undoes the last edit. Run it again for the one before.',
    examples: ['undo'],
    before: ['1h'],
    shortcuts: ['undo'],
    ...pages.saving,
  },
  redo: {
    does: 'Redoes the edit you just undid.',
    examples: ['redo'],
    before: ['1h', 'undo'],
    ...pages.saving,
  },
  share: {
    does: 'Opens the sharing options. A share link shows what you saved last, never a draft.',
    examples: ['share'],
    ...pages.sharing,
  },
  intel: {
    does: 'Opens Panda Intel, the cards that read a symbol for you.',
    parameters: ['symbol symbol [the current symbol]'],
    examples: ['intel', 'intel ETHUSDT'],
    ...pages.intel,
  },
  alert: {
    does: 'Opens the alert dialog with this condition filled in. Nothing is watched until you click Create, or at once with trigger=. A condition needs a symbol: on a screener open a row first.',
    parameters: [
      'condition condition What to watch: a series, then a comparison. After crosses, above or below, give a level or another series. After enters or leaves, give two levels. After moves, give a percentage, such as 5%, and a window.',
      `trigger=${triggerKinds.join('|')} [none, and the dialog opens] Creates the alert with this trigger, without the dialog.`,
    ],
    examples: ['alert price crosses 65000', 'alert price moves 5% 1h', 'alert rsi above 70 trigger=once'],
    ...pages.alerts,
    undoable: false,
  },
  theme: {
    does: 'Switches the whole app between dark and light colours.',
    parameters: ['theme dark|light'],
    examples: ['theme dark', 'theme light'],
    ...pages.workbench,
  },
});
