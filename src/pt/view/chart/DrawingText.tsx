import controls from '@site/src/kit/controls/controls.module.css';
import { useState } from 'react';
import styles from './chart.module.css';

type DrawingTextProps = {
  readonly text: string;
  readonly onWrite: (text: string) => void;
};

/** The words of a text that is selected on the chart. Enter writes them, Escape leaves them as they were. */
export default function DrawingText({ text, onWrite }: DrawingTextProps) {
  const [typed, setTyped] = useState(text);
  return (
    <input
      className={`${controls.field} ${styles.words}`}
      aria-label="Words of the text"
      maxLength={80}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') {
          onWrite(typed);
        } else if (key === 'Escape') {
          setTyped(text);
        }
      }}
    />
  );
}
