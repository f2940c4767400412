import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import styles from './feedback.module.css';
import { sectionInView } from './sectionInView';
import { rememberSent, wasSentToday } from './sentToday';

export type FeedbackOptions = {
  /** Takes `POST`: JSON from the application, form fields from browsers without scripts. */
  readonly url: string;
};

const PATIENCE_MS = 10_000;
const MAX_TEXT = 500;

type State = 'open' | 'sending' | 'sent' | 'failed';

const SAID: Readonly<Record<State, string>> = {
  open: '',
  sending: 'Sending…',
  sent: 'Thanks, your answer has arrived.',
  failed: 'Your answer couldn’t be sent. Check your connection, then click Yes or No again.',
};

async function send(url: string, answer: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(answer),
    // Nothing that tells who answered.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) {
    throw new Error(`The receiver answered ${response.status}.`);
  }
}

/** A plain form, so that it works without scripts; with them the answer is sent in place, once a day for each page. */
export function FeedbackForm({ url, page }: FeedbackOptions & { readonly page: string }): ReactNode {
  const [state, setState] = useState<State>('open');
  useEffect(() => {
    if (wasSentToday(page)) {
      setState('sent');
    }
  }, [page]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget, submitter);
    if (state === 'sending' || !fields.has('answer')) {
      return;
    }
    setState('sending');
    try {
      const text = String(fields.get('text') ?? '').trim();
      await send(url, { page, section: sectionInView(), answer: fields.get('answer'), text });
      rememberSent(page);
      setState('sent');
    } catch {
      setState('failed');
    }
  }

  const isSending = state === 'sending';
  return (
    <form
      className={`pt-screen ${styles.form}`}
      method="post"
      action={url}
      onSubmit={submit}
      data-markdown-ignore=""
    >
      {state !== 'sent' && (
        <>
          <p className={styles.question} id="feedback-question">
            Did this page help?
          </p>
          <input type="hidden" name="page" value={page} />
          <label className={styles.text}>
            Anything to add? (optional)
            <input className="pt-field" type="text" name="text" maxLength={MAX_TEXT} autoComplete="off" />
          </label>
          <fieldset className={styles.answers} aria-labelledby="feedback-question">
            <button type="submit" name="answer" value="yes" aria-disabled={isSending}>
              Yes
            </button>
            <button type="submit" name="answer" value="no" aria-disabled={isSending}>
              No
            </button>
          </fieldset>
        </>
      )}
      <p className={styles.outcome} role="status">
        {SAID[state]}
      </p>
    </form>
  );
}
