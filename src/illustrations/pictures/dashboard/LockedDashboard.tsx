import { DashboardHeader, Panel, TopBar } from '../../kit';

/** The lock is on, and not saved yet. */
export const LockedDashboard = () => (
  <Panel>
    <TopBar typed="lock" />
    <DashboardHeader name="Morning desk" isUnsaved isLocked />
  </Panel>
);
