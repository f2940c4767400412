import type { Place } from './model/types';

/** The page of each place, with all its commands and a workspace to run them in. */
export const tryPages: Readonly<Record<Place, string>> = {
  workbench: '/docs/workbench/overview/using-the-workbench/workbench-cmds',
  dashboard: '/docs/dashboard/dashboard-commands',
  screener: '/docs/screener/screener-commands',
};

/** Where a reader sees lines run: the page of their place, with the workspace in that state. */
export const tryAddress = (place: Place, ...lines: readonly string[]) =>
  `${tryPages[place]}?w=${place}:${lines.map((line) => encodeURIComponent(line).replaceAll('%20', '+')).join(';')}#try`;
