import Link from '@docusaurus/Link';
import { authorError } from '@site/src/lib/authorError';
import { type PracticeLessonId, practiceAddress, practiceLessons } from '@site/src/pt/lessons/practice';
import type { ReactNode } from 'react';

type PractiseProps = {
  /** A lesson of src/pt/lessons/practice.ts. */
  readonly lesson: PracticeLessonId;
  readonly children: ReactNode;
};

/** A link that opens practice orders on a day which shows what the paragraph says. */
export default function Practise({ lesson, children }: PractiseProps) {
  if (!Object.hasOwn(practiceLessons, lesson)) {
    throw authorError('Practise', `needs lesson="…", one of ${Object.keys(practiceLessons).join(', ')}.`);
  }
  return <Link to={practiceAddress(lesson)}>{children}</Link>;
}
