import { commandMistakes } from '@site/data/commands/mistakes';
import { Pad, Panel, Toast, TopBar } from '../../kit';

const mistake = commandMistakes.find(({ id }) => id === 'unknown-timeframe');

/** A line that can't run, and what PT says. */
export const RefusedCommand = () => (
  <Panel>
    <TopBar typed={mistake?.typed} />
    <Pad>
      <Toast title={mistake?.why ?? ''} icon="warn">{`Nothing has changed. Try ${mistake?.instead}.`}</Toast>
    </Pad>
  </Panel>
);
