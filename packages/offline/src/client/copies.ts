import { canonicalPath } from '@pt-docs/islands/head';
import { SAVED_AT_HEADER, SAVED_META } from './names';

/** One page, one name in storage: without query and hash, whichever slash form was asked for. */
export function pageKey(address: string, base: string): string {
  const { origin, pathname } = new URL(address, base);
  const plain = canonicalPath(pathname);
  return origin + (plain === '/' ? plain : plain.replace(/\/+$/, ''));
}

const isKind = (response: Response, kind: RegExp) => kind.test(response.headers.get('Content-Type') ?? '');

/** What the build writes into every page, and the end of one: a network's sign-in page lacks the first, a cut page the second. */
const OURS = /<meta name="?islands-scripts[\s\S]*<\/body>\s*(<\/html>\s*)?$/;

/** A page of this site or its Markdown copy, in full. The response itself stays unread. */
export async function isWholePage(response: Response): Promise<boolean> {
  const isCopy = isKind(response, /^text\/markdown/);
  if (response.status !== 200 || !(isCopy || isKind(response, /^text\/html/))) {
    return false;
  }
  // Empty where the connection was lost before the end.
  const text = await response
    .clone()
    .text()
    .catch(() => '');
  return isCopy ? text !== '' : OURS.test(text);
}

/** The index that a search pointer names, or nothing where it is something else than a pointer. */
export async function indexNamedBy(pointer: Response | undefined): Promise<string | undefined> {
  try {
    const file = (await pointer?.clone().json())?.file;
    return /^\/assets\//.test(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** The answer with the moment of its storing. The encoding is gone: what is stored is the plain text. */
export function withDate(response: Response, savedAt: Date): Response {
  const headers = new Headers(response.headers);
  headers.set(SAVED_AT_HEADER, savedAt.toISOString());
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(response.body, { status: response.status, headers });
}

export function savedAt(response: Response | undefined): Date | null {
  const date = new Date(response?.headers.get(SAVED_AT_HEADER) ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** "15 November 2026 at 07:40", in the reader's own time zone. */
export const savedDate = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(date);

/** The one that was stored last. */
export function newest(copies: readonly (Response | undefined)[]): Response | undefined {
  const age = (copy: Response) => savedAt(copy)?.getTime() ?? 0;
  return copies.filter((copy) => copy !== undefined).toSorted((one, other) => age(other) - age(one))[0];
}

/** Tells the page's own script that this is a copy, and of when: in the page, so that it cannot get lost on the way. */
export async function markedAsCopy(copy: Response): Promise<Response> {
  const date = savedAt(copy);
  if (!date || !isKind(copy, /^text\/html/)) {
    return copy;
  }
  const html = await copy.text();
  // A saved copy has to say that it is one, which its script does, without waiting for the reader.
  const meta = `<meta name="${SAVED_META}" content="${date.toISOString()}" data-hydrates-at-once>`;
  return new Response(
    html.replace(/<head>/i, (head) => head + meta),
    { status: copy.status, headers: copy.headers },
  );
}
