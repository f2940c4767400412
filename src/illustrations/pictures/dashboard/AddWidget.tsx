import { widgets } from '@site/data/dashboards/widgets';
import { DashboardHeader, Menu, Shell, Stage } from '../../kit';

/** An empty dashboard, and what the command bar offers to put on it. */
export const AddWidget = () => (
  <Shell active="Dashboard" typed="add ">
    <DashboardHeader name="Morning desk" isUnsaved />
    <Stage>
      <Menu active="Workbench" items={widgets.map(({ name, command }) => ({ name, note: command }))} />
    </Stage>
  </Shell>
);
