import { capitalised, changesOf, choiceOf, says } from './chips';
import { type Kind, namesIn, type Recognise, withUsual } from './kind';
import { readings } from './readings';
import { type Query, readQuery } from './readQuery';

/** Answers a kind of question only if every word and every amount of the query has a role in it. */
export function answering(kind: Kind): Recognise {
  const computed = (query: Query | null) =>
    query
      ? readings(query, kind).flatMap((given) => {
          const values = withUsual(kind, given);
          const answer = kind.answer(values, given, query);
          return answer ? [{ given, values, ...answer }] : [];
        })
      : [];
  return (query) => {
    const found = computed(query);
    const [first, second] = found;
    if (!first || found.length > 2) {
      return null;
    }
    if (second) {
      return choiceOf(kind, [first.given, second.given], first.url);
    }
    const { given, values, sentence, assumed, url } = first;
    const [before = '', number = '', ...rest] = sentence.split('*');
    const parts = namesIn(kind).map((name) => says(name, values));
    const said = parts.filter(Boolean).join(', ');
    return {
      understood: capitalised(kind.understood?.(values, said) ?? said),
      sentence: before + number + rest.join(''),
      ...(number && { number }),
      assumed,
      url,
      changes: changesOf(kind, given, values, (other) => computed(readQuery(other)).length === 1),
    };
  };
}
