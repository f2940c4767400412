import type { Command, CommandArea } from './command.schema';
import { dashboardCommands } from './dashboard';
import { everywhereCommands } from './everywhere';
import { screenerCommands } from './screener';
import { workbenchCommands } from './workbench';

export type { Command, CommandArea, CommandParameter } from './command.schema';

/** Every command of the command bar, in the order in which the references list them. */
export const commandsByArea: Readonly<Record<CommandArea, readonly Command[]>> = {
  everywhere: everywhereCommands,
  workbench: workbenchCommands,
  dashboard: dashboardCommands,
  screener: screenerCommands,
};
