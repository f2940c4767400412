import { Pane, Shell, WorkbenchHeader } from '../kit';

/** The app, for its six sections. */
export const AppSections = () => (
  <Shell active="Workbench" symbol="DOGEUSDT">
    <WorkbenchHeader symbol="DOGEUSDT" name="DOGE base" />
    <Pane hasTools symbol="DOGEUSDT" height={210} />
  </Shell>
);
