import { Chart, Pane, Shell, WorkbenchHeader } from '../../kit';

/** The app, for its six sections. */
export const AppSections = () => (
  <Shell active="Workbench">
    <WorkbenchHeader name="BTC move and funding" />
    <Pane chart={<Chart height={210} lines={[{ price: 67_330, label: 'Last high' }]} />} />
  </Shell>
);
