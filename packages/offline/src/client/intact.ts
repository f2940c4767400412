import { HASH_LENGTH } from './names';

/** The content type of a file, by the ending of its name. A host that answers a missing script with a page gives the wrong one. */
const TYPES = new Map([
  ['js', /^(text|application)\/javascript/],
  ['css', /^text\/css/],
  ['json', /^application\/json/],
  ['md', /^text\/(markdown|plain)/],
  ['svg', /^image\/svg\+xml/],
  ['png', /^image\/png/],
  ['txt', /^text\/plain/],
  ['woff2', /^font\/woff2/],
]);
const PAGE = /^text\/html/;

const typeOf = (path: string) => TYPES.get(/\.([a-z]\w*)$/i.exec(path)?.[1]?.toLowerCase() ?? '') ?? PAGE;

/** As packages/offline writes it into the manifest and into the worker. */
export async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_LENGTH);
}

/**
 * Whether an answer may be stored or served as the file at `path`: complete, not empty, of the right type and, where it is
 * known, with the right hash. The response itself stays unread.
 */
export async function isIntact(response: Response, path: string, hash?: string): Promise<boolean> {
  if (response.status !== 200 || !typeOf(path).test(response.headers.get('Content-Type') ?? '')) {
    return false;
  }
  try {
    const content = await response.clone().arrayBuffer();
    if (hash !== undefined) {
      return (await hashOf(content)) === hash;
    }
    if (path.endsWith('.json')) {
      JSON.parse(new TextDecoder().decode(content));
    }
    return content.byteLength > 0;
  } catch {
    // The connection was lost before the end, or a proxy answered with something else.
    return false;
  }
}
