import { useState } from 'react';
import type { Desk } from './desk';

type CommandLineProps = {
  readonly desk: Desk;
  readonly id: string;
  readonly hint: string;
  /** What happens to a line that isn't a command; without it, it's refused. */
  readonly onOther?: (line: string) => void;
  /** The line that would run now, whenever it changes; null while there's none. */
  readonly onPreview?: (line: string | null) => void;
};

export default function CommandLine({ desk, id, hint }: CommandLineProps) {
  const [line, setLine] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (desk.run(line)) {
          setLine('');
        }
      }}
    >
      <input id={id} placeholder={hint} value={line} onChange={(event) => setLine(event.target.value)} />
    </form>
  );
}
