import type { FormEvent, RefObject } from 'react';

type Props = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onSend: () => void;
};

/** The field of the search page, with what clears and what sends it. */
export default function SearchForm({ field, text, onType, onSend }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSend();
  }

  function clear() {
    onType('');
    field.current?.focus();
  }

  return (
    <form role="search" className="pt-search-form" action="/search" onSubmit={submit}>
      <svg className="pt-search__icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M13 13l4 4" />
      </svg>
      <input
        ref={field}
        type="search"
        name="q"
        aria-label="Search"
        placeholder="Type your search here"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      {text && (
        <button type="button" className="pt-search__clear" aria-label="Clear the query" onClick={clear}>
          <svg className="pt-search__icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5.5 5.5 9 9m0-9-9 9" />
          </svg>
        </button>
      )}
      <button type="submit">Search</button>
    </form>
  );
}
