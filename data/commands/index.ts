import { dashboardCommands } from './dashboard';
import { everywhereCommands } from './everywhere';
import { readParameter, syntaxOf } from './readParameter';
import { screenerCommands } from './screener';
import type { Command, CommandArea, CommandRecord } from './types';
import { workbenchCommands } from './workbench';

export type { Command, CommandArea, CommandParameter } from './types';

const commandsOf = (area: CommandArea, records: readonly CommandRecord[]): readonly Command[] =>
  records.map((record) => {
    const name = record.name ?? record.id.replaceAll('-', ' ');
    const parameters = (record.parameters ?? []).map(readParameter);
    return { ...record, name, area, parameters, syntax: syntaxOf(name, parameters) };
  });

/** Every command of the command bar, in the order in which the references list them. */
export const commandsByArea: Readonly<Record<CommandArea, readonly Command[]>> = {
  everywhere: commandsOf('everywhere', everywhereCommands),
  workbench: commandsOf('workbench', workbenchCommands),
  dashboard: commandsOf('dashboard', dashboardCommands),
  screener: commandsOf('screener', screenerCommands),
};

export const commands = Object.values(commandsByArea).flat();
