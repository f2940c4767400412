/**
 * What the docs and a page that shows them in a frame say to each other. No React, no document: texts and
 * objects in, decisions out. The app's half is host/; version 1 of both is described in its README.
 */
import { isOwnPath } from '@pt-docs/islands/head';
import type { Place, Theme } from '../../host/src/types';
import { hashOf } from './section';

export type { Place, Theme };

const PROTOCOL_VERSION = 1;

/** Longest string that is parsed at all: no message of the protocol comes near it. */
const MAX_MESSAGE_LENGTH = 1024;
const MAX_PAGE_LENGTH = 512;
const MAX_SECTION_LENGTH = 200;

/** A request to be shown as part of the app, and optionally to go to a page and section. */
export type EmbedRequest = {
  /** A path, which may have a query. */
  readonly page?: string;
  readonly section?: string;
  /** Without a page, the colours change and the reader stays at the same place. */
  readonly theme?: Theme;
  /** The page replaces the one before it in the browser's history. */
  readonly replace?: boolean;
};

type Parsed =
  | { readonly ok: true; readonly request: EmbedRequest }
  | { readonly ok: false; readonly reason: string };

export type Reply =
  | ({ readonly type: 'ready' | 'embedded' | 'navigated' } & Place)
  | { readonly type: 'height'; readonly height: number }
  /** `isLast`: further errors on this page are not reported. */
  | { readonly type: 'error'; readonly reason: string; readonly isLast?: true };

/** Marks our messages among those of other frames and browser extensions. */
const REPLY_SOURCE = 'pt-docs';

export function reply<R extends Reply>(message: R) {
  return { source: REPLY_SOURCE, version: PROTOCOL_VERSION, ...message } as const;
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

function isLocalOrigin(origin: string): boolean {
  try {
    const url = new URL(origin);
    return url.origin === origin && LOCAL_HOSTS.includes(url.hostname);
  } catch {
    return false;
  }
}

/** Exact origins only, never patterns, never `"null"`; any local port while the docs themselves are served locally. */
export function isAllowedOrigin(origin: string, allowed: readonly string[], ownHost: string): boolean {
  if (origin === 'null') {
    return false;
  }
  return allowed.includes(origin) || (LOCAL_HOSTS.includes(ownHost) && isLocalOrigin(origin));
}

const refuse = (reason: string): Parsed => ({ ok: false, reason });

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** A path of this site that the router can read: resolved against our own origin, it must not lead anywhere else. */
function readPage(page: unknown): string | null {
  if (typeof page !== 'string' || page.length > MAX_PAGE_LENGTH || !page.startsWith('/')) {
    return null;
  }
  try {
    const { origin, pathname, search } = new URL(page, 'https://docs.invalid');
    decodeURI(pathname);
    return origin === 'https://docs.invalid' && isOwnPath(pathname) ? pathname + search : null;
  } catch {
    return null;
  }
}

function isSection(section: unknown): section is string {
  try {
    return typeof section === 'string' && section.length <= MAX_SECTION_LENGTH && hashOf(section) !== null;
  } catch {
    // Half of a surrogate pair: no address can hold it.
    return false;
  }
}

/** Checks each field of a message against the protocol, and keeps those that are given. */
function readObject(message: Record<string, unknown>): Parsed {
  if (!Object.hasOwn(message, 'type')) {
    return refuse('it has no type');
  }
  if (message.type !== 'embed') {
    return refuse('its type is not "embed"');
  }
  // The parent in guides/specification.md sends the type alone; later versions must say that they are later.
  const { version = PROTOCOL_VERSION, page, section, theme, replace } = message;
  if (version !== PROTOCOL_VERSION) {
    return refuse(`its version is not ${PROTOCOL_VERSION}`);
  }
  const path = page === undefined ? undefined : readPage(page);
  if (path === null) {
    return refuse('its page is not a path of this site');
  }
  if (section !== undefined && !isSection(section)) {
    return refuse('its section is not a short text');
  }
  if (theme !== undefined && theme !== 'dark' && theme !== 'light') {
    return refuse('its theme is neither dark nor light');
  }
  if (replace !== undefined && typeof replace !== 'boolean') {
    return refuse('its replace is neither true nor false');
  }
  const given = Object.entries({ page: path, section, theme, replace });
  return { ok: true, request: Object.fromEntries(given.filter(([, value]) => value !== undefined)) };
}

/** Never throws and never walks into the message: a hostile one costs no more than a good one. */
export function parseMessage(data: unknown): Parsed {
  let message = data;
  if (typeof data === 'string') {
    if (data.length > MAX_MESSAGE_LENGTH) {
      return refuse(`it is a text of more than ${MAX_MESSAGE_LENGTH} characters`);
    }
    try {
      message = JSON.parse(data);
    } catch {
      return refuse('it is a text that is not JSON');
    }
  }
  return isPlainObject(message) ? readObject(message) : refuse('it is not a plain object');
}

/** Whether the address `here` shows `page`: both slash forms are one page, and of a query only what `page` names counts. */
export function isShown(page: string, here: { readonly pathname: string; readonly search: string }): boolean {
  const { pathname, searchParams } = new URL(page, 'https://docs.invalid');
  const plain = (path: string) => path.replace(/\/$/, '');
  const query = new URLSearchParams(here.search);
  return (
    plain(pathname) === plain(here.pathname) &&
    Array.from(searchParams).every(([name, value]) => query.get(name) === value)
  );
}
