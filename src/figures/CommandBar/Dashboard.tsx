import CommandBar from './CommandBar';

export default function Dashboard() {
  return <CommandBar figure="command-bar-dashboard" area="dashboard" />;
}
