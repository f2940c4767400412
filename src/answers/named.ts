import type { BoxAnswer, FindNamed } from '@pt-docs/search/answers';
import type { Query } from './readQuery';

const ERROR_WORD =
  /^(bybit|metamask|wallet|rpc|ret|retcode|errors?|err|code|msg|message|fail(s|ed|ing|ure)?|says|shows|got|getting|gives?|rejected|refused|declined)$/;
const CODE_FORM = /^[-−]?\d{4,6}$/;

/** The one number with the form of a code, or all words but those around it: `10010`, `insufficient_output_amount`. */
function codeIn(text: string): string {
  const words = text
    .replace(/[:?#"'()[\],]/g, ' ')
    .split(' ')
    .filter(Boolean);
  const codes = words.filter((word) => CODE_FORM.test(word));
  const others = words.filter((word) => !CODE_FORM.test(word));
  const isError = others.length === 0 || others.some((word) => ERROR_WORD.test(word));
  if (codes.length > 0) {
    return codes.length === 1 && isError && !/\d/.test(others.join()) ? (codes[0] ?? '') : '';
  }
  const AROUND = /^(what|whats|does|is|means?|meaning|the|an?)$/;
  return others.filter((word) => !ERROR_WORD.test(word) && !AROUND.test(word)).join(' ');
}

/** `10010`, `-32002`, `10010 error after connecting` */
function errorCode({ text }: Query, find: FindNamed): BoxAnswer | null {
  const name = codeIn(text);
  const record = /^[-−]?\d{4,6}$|^[a-z_]{3,}$|^http \d{3}$/.test(name) ? find('code', name) : null;
  if (!record) {
    return null;
  }
  const [, meaning = '', ...rest] = record.text.split(' · ');
  return { sentence: `${record.title}: ${meaning}`, assumed: rest.join(' · '), url: record.url };
}

const DEFINITION =
  /^(?:what['’]?s|what (?:is|are|does)|define|definition of|meaning of|explain)\s+(?:an? |the )?(.+?)(?:\s+means?)?\s*\??$|^(.+?)\s+(?:meaning|definition)$/;

/** `what is basis` */
function term({ text }: Query, find: FindNamed): BoxAnswer | null {
  const [, asked, said] = DEFINITION.exec(text) ?? [];
  const name = asked ?? said;
  const record = name ? find('term', name) : null;
  if (!record) {
    return null;
  }
  const sheet = find('metric', record.title);
  return {
    sentence: record.text,
    assumed: `${record.title}, from the glossary.`,
    url: sheet?.url ?? record.url,
  };
}

export const named = [errorCode, term];
