import type { BoxAnswer, FindNamed } from '@pt-docs/search/answers';
import type { Asked } from './asked';

const AROUND_CODE =
  /\b(bybit|metamask|wallet|rpc|ret|retcode|errors?|err|code|msg|message|what|whats|does|is|means?|meaning|got|the|an?)\b|[:?#"']/g;

/** `10010`, `-32002`, `bybit error 10010` */
function errorCode({ text }: Asked, find: FindNamed): BoxAnswer | null {
  const name = text.replace(AROUND_CODE, ' ').trim();
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
function term({ text }: Asked, find: FindNamed): BoxAnswer | null {
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

/** An address that somebody wants to know about: nothing here looks it up. */
function contract({ text }: Asked): BoxAnswer | null {
  return /^0x[0-9a-f]{40}$/.test(text)
    ? {
        sentence: `${text.slice(0, 6)}…${text.slice(-4)} has the form of an address, which says nothing about who is behind it.`,
        assumed:
          'It wasn’t looked up or sent anywhere. Compare every character with the project’s own page, and see what an approval lets a contract take.',
        url: '/docs/trading/decentralised-exchange/swap-tokens#token-approval',
      }
    : null;
}

export const named = [errorCode, term, contract];
