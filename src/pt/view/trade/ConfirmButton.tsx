import Button from '@site/src/kit/controls/Button';
import { type ReactNode, useState } from 'react';
import styles from './trade.module.css';

type ConfirmButtonProps = {
  readonly name: string;
  /** What it is about, for who doesn't see its row. */
  readonly label?: string;
  readonly question: ReactNode;
  readonly answer: string;
  /** False keeps the question open. */
  readonly onYes: () => boolean | undefined;
};

/** A button that asks before it does something. */
export default function ConfirmButton({ name, label, question, answer, onYes }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return isAsking ? (
    <form
      className={styles.ask}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsking(onYes() === false);
      }}
    >
      {question}
      <Button type="submit">{answer}</Button>
      <Button onClick={() => setAsking(false)}>Keep</Button>
    </form>
  ) : (
    <Button {...(label && { 'aria-label': label })} onClick={() => setAsking(true)}>
      {name}
    </Button>
  );
}
