import type { StatedTrust } from '@site/data/metrics/types';
import type { ScreenerField } from '@site/data/screener/types';

/* Without the data that the grades come from, which no script needs. */
export type Grade = StatedTrust['source'];
/** Open: a segment that the legend isn't about. */
export type Trust = readonly { readonly grade: Grade | 'open' | 'misleads'; readonly says: string }[];

const SAYS = {
  source: { full: 'source public', partly: 'source partly public' },
  lag: { full: 'live', partly: 'delayed' },
  coverage: { full: 'full coverage', partly: 'partial coverage' },
  revision: { full: 'becomes final', partly: 'can be corrected later' },
} as const;

type Grades = NonNullable<ScreenerField['trust']>;

export function gradesOf(grades: Grades, ways: number): Trust {
  return [
    ...(['source', 'lag', 'coverage', 'revision'] as const).map((name) => ({
      grade: grades[name],
      says: SAYS[name][grades[name]],
    })),
    { grade: 'misleads', says: `${ways} ${ways === 1 ? 'way' : 'ways'} to mislead` },
  ];
}

/** "Source public, live, full coverage, becomes final, 2 ways to mislead" */
export function inWords(trust: Trust): string {
  const words = trust.map(({ says }) => says).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
