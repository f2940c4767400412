import CommandBar from './CommandBar';

export default function Screener() {
  return <CommandBar figure="command-bar-screener" area="screener" />;
}
