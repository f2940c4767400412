import type { Hit } from '../engine/hits';

/** With `select`, that part of the query is to be typed over. */
export type Try = (query: string, select?: readonly [number, number]) => void;

type Props = { readonly answer: Hit | undefined; readonly onTry: Try };

/** What an answer rests on, to press for what it could be instead. By their place: what is pressed becomes its reverse. */
export default function Changes({ answer, onTry }: Props) {
  const changes = (answer?.changes ?? []).map((change, place) => ({ ...change, place }));
  return (
    changes.length > 0 && (
      <div className="pt-search__changes" role="group" aria-label="Ask for another case">
        {changes.map(({ from, to, query, select, place }) => (
          <button key={place} type="button" className="pt-hit__change" onClick={() => onTry(query, select)}>
            {from}
            {(to || select) && <span>{to ? ', change to ' : ', change'}</span>}
            {to && <b>{to}</b>}
          </button>
        ))}
      </div>
    )
  );
}
