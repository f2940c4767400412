import type { BoxAnswer, FindNamed } from '@pt-docs/search/answers';
import type { Query } from './readQuery';

const ERROR_WORD =
  /^(bybit|metamask|wallet|rpc|ret|retcode|errors?|err|code|msg|message|fail(s|ed|ing|ure)?|says|shows|got|getting|gives?|rejected|refused|declined)$/;
const CODE_FORM = /^[-−]?\d{4,6}$/;

/** What venues and wallets print beside a code: `10003 invalid api key`. */
const PRINTED =
  /^(api|balance|denied|exceeded|execution|expired|for|funds|gas|insufficient|internal|invalid|ip|is|json|key|limit|low|many|nonce|not|of|params?|parameters?|permission|request|reverted|signature|the|timestamp|to|too|transaction|unmatched|user|visits|your)$/;
const AROUND = /^(what|whats|does|is|means?|meaning|the|an?)$/;

/** The one number with the form of a code, or all words but those around it: `10010`, `insufficient_output_amount`. */
function codeIn(text: string): string {
  const words = text
    .replace(/[:?#"'()[\],]/g, ' ')
    .split(' ')
    .filter(Boolean);
  const codes = words.filter((word) => CODE_FORM.test(word));
  const others = words.filter((word) => !CODE_FORM.test(word));
  if (codes.length === 0) {
    return others.filter((word) => !ERROR_WORD.test(word) && !AROUND.test(word)).join(' ');
  }
  const isError = others.some((word) => ERROR_WORD.test(word)) || others.every((word) => PRINTED.test(word));
  return codes.length === 1 && isError && !/\d/.test(others.join()) ? (codes[0] ?? '') : '';
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
  // Another name may mean something near to it only: it's said whose definition this is.
  const isCalledSo = name?.replace(/s$/, '') === record.title.toLowerCase().replace(/s$/, '');
  return {
    sentence: isCalledSo ? record.text : `${record.title}: ${record.text}`,
    assumed: `${record.title}, from the glossary.`,
    url: sheet?.url ?? record.url,
  };
}

export const named = [errorCode, term];
