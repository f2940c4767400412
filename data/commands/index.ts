import { dashboardCommands } from './dashboard';
import { everywhereCommands } from './everywhere';
import type { Command, CommandArea, CommandRecord } from './schema';
import { screenerCommands } from './screener';
import { workbenchCommands } from './workbench';

export type { Command, CommandArea, CommandParameter } from './schema';

const commandsOf = (area: CommandArea, records: readonly CommandRecord[]): readonly Command[] =>
  records.map((record) => ({ name: record.id.replaceAll('-', ' '), area, parameters: [], ...record }));

/** Every command of the command bar, in the order in which the references list them. */
export const commandsByArea: Readonly<Record<CommandArea, readonly Command[]>> = {
  everywhere: commandsOf('everywhere', everywhereCommands),
  workbench: commandsOf('workbench', workbenchCommands),
  dashboard: commandsOf('dashboard', dashboardCommands),
  screener: commandsOf('screener', screenerCommands),
};

export const commands = Object.values(commandsByArea).flat();
