import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '../messages';

type Props = { readonly host: RefObject<HTMLElement | null>; readonly onRetry: () => void };

/** DocSearch's error screen offers nothing to press: this stands below it. */
export default function RetryBar({ host, onRetry }: Props) {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(host.current?.querySelector('.DocSearch-Dropdown') ?? null), [host]);
  return (
    place &&
    createPortal(
      <p className="pt-search-retry">
        <button type="button" className="button button--primary" onClick={onRetry}>
          {messages.retry}
        </button>
      </p>,
      place,
    )
  );
}
