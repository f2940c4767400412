/** Code up to this length stays on one line, with the comma behind it; longer code may break. */
const MOST_WHOLE = 24;

/** The class of code that stays on one line (src/css/content.css). */
export const codeClass = (code: string): 'whole' | undefined =>
  code.length <= MOST_WHOLE ? 'whole' : undefined;
