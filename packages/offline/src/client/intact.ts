import { HASH_LENGTH } from './names';

const SCRIPT = /^(text|application)\/javascript/;
const STYLE = /^text\/css/;
const PAGE = /^text\/html/;

/** Browsers refuse scripts and styles of another type. Any other file has any type but that of a page, with which hosts and networks answer for what they haven't. */
function hasType(path: string, type: string): boolean {
  if (path.endsWith('.js')) {
    return SCRIPT.test(type);
  }
  return path.endsWith('.css') ? STYLE.test(type) : !PAGE.test(type);
}

/** Whether an answer has no content. Waits for the first bytes only, and the response itself stays unread. */
export async function isEmpty(response: Response): Promise<boolean> {
  const reader = response.clone().body?.getReader();
  const first = await reader?.read().catch(() => undefined);
  reader?.cancel().catch(() => undefined);
  return !first?.value?.length;
}

/** Whether an answer can be the file at `path`, as far as a type and its first bytes tell. */
export async function isUsable(response: Response, path: string): Promise<boolean> {
  const type = response.headers.get('Content-Type') ?? '';
  return response.status === 200 && hasType(path, type) && !(await isEmpty(response));
}

/** As packages/offline writes it into the manifest. */
export async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_LENGTH);
}

/** Whether an answer is the file at `path` of this build, to the last byte. The response itself stays unread. */
export async function isIntact(response: Response, path: string, hash: string | undefined): Promise<boolean> {
  if (hash === undefined || !(await isUsable(response, path))) {
    return false;
  }
  try {
    return (await hashOf(await response.clone().arrayBuffer())) === hash;
  } catch {
    // The connection was lost before the end.
    return false;
  }
}
