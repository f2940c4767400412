import type { Hotkey } from './types';

const key = (
  id: string,
  keys: string,
  does: string,
  where: Hotkey['where'],
  command: string | null = null,
  or?: string,
): Hotkey => ({ id, keys: keys.split(' '), ...(or && { or: [or] }), does, command, where });

/** Every key of the app, grouped by where it works. `Ctrl/Cmd` is Ctrl on Windows and Linux, Cmd on a Mac. */
export const hotkeys: readonly Hotkey[] = [
  key('command-bar', 'Ctrl/Cmd J', 'Open the command bar.', 'Everywhere'),
  key('complete', 'Tab', 'Complete the word you’re typing.', 'Command bar'),
  key('last-command', '↑', 'Bring back the last command.', 'Command bar'),
  key('next-completion', '↓', 'Go through the completions.', 'Command bar'),
  key('run', 'Enter', 'Run the command.', 'Command bar'),
  key('close', 'Esc', 'Close the command bar.', 'Command bar'),
  key('save', 'Ctrl/Cmd S', 'Save under the current name.', 'Workbench', 'save'),
  key('undo', 'Ctrl/Cmd Z', 'Take back the last edit.', 'Workbench', 'undo'),
  key('trendline', 'Alt T', 'Draw a trendline.', 'Workbench', 'draw trendline'),
  key('horizontal-line', 'Alt H', 'Draw a horizontal line.', 'Workbench', 'draw hline'),
  key('vertical-line', 'Alt V', 'Draw a vertical line.', 'Workbench', 'draw vline'),
  key('fibonacci', 'Alt F', 'Draw a Fibonacci retracement.', 'Workbench', 'draw fib'),
  key('log-scale', 'Alt L', 'Log scale.', 'Workbench', 'scale log'),
  key('percent-scale', 'Alt P', 'Percent scale.', 'Workbench', 'scale percent'),
  key('go-to-date', 'Alt G', 'Go to a date.', 'Workbench', 'goto DATE'),
  key('reset', 'Alt R', 'Reset the view.', 'Workbench', 'reset'),
  key('step-bar', '←', 'Step one bar back or forward.', 'Chart', null, '→'),
  key('first-bar', 'Home', 'Go to the first bar.', 'Chart'),
  key('zoom-bars', '+', 'Show fewer or more bars.', 'Chart', null, '−'),
  key('last-bar', 'End', 'Go to the last bar.', 'Chart'),
  key('replay', 'Space', 'Play or pause a replay.', 'Chart'),
];
