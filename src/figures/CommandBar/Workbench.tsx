import CommandBar from './CommandBar';

export default function Workbench() {
  return <CommandBar figure="command-bar-workbench" area="workbench" />;
}
