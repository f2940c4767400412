import type { Trouble } from './schema';

type Row = readonly [symptom: string, answer: string, more?: Trouble['more']];

/** The troubles of one page by the id of their row: what the reader sees, then the cause and what to do. */
export const troublesOn = (where: Pick<Trouble, 'page'>, rows: Readonly<Record<string, Row>>) =>
  Object.entries(rows).map(
    ([id, [symptom, answer, more]]): Trouble => ({ ...where, id, symptom, answer, ...(more && { more }) }),
  );
