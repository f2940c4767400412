import type { Trouble } from './trouble.schema';

type Told = readonly [symptom: string, answer: string, more?: Trouble['more']];

/** The troubles of one page by the id of their row: what the reader sees, then the cause and what to do. */
export const troublesOn = (where: Pick<Trouble, 'area' | 'page'>, told: Readonly<Record<string, Told>>) =>
  Object.entries(told).map(
    ([id, [symptom, answer, more]]): Trouble => ({ ...where, id, symptom, answer, ...(more && { more }) }),
  );
