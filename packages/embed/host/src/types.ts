/**
 * Types of the host package. Published as they stand (host.d.ts), so this file declares and imports nothing that
 * runs.
 */
import type { HelpId } from './help-id.js';

export type { HelpId };

/** A path of the docs such as `/docs/alerts/overview`, or a help id such as `alerts.trigger`. */
export type Address = `/${string}` | HelpId;

/** A page and a section of it, as help ids name them. */
export type Target = { readonly page: string; readonly section?: string };

/** The content of `/help-ids.json`. */
export type HelpIds = Readonly<Record<string, Target>>;

export type Theme = 'dark' | 'light';

export type DocsOptions = {
  /** Origin of the docs, such as `https://docs.pt.example`. */
  readonly base: string;
  /** What to show first. */
  readonly page?: Address;
  /** Id of a heading on the first page; a help id brings its own. */
  readonly section?: string;
  /** The help ids your app was built with. Without them they are fetched from the docs on first use. */
  readonly helpIds?: HelpIds;
  /** Colours of the docs, dark unless given; `setTheme` changes them later. */
  readonly theme?: Theme;
  /** `open` replaces the page in the browser's history, so that the back button leaves the docs as they are. */
  readonly replace?: boolean;
  /** Accessible name of the frame. */
  readonly title?: string;
  /** Milliseconds without an answer after which `timeout` is reported. Answers that come later still count. */
  readonly timeout?: number;
  /** For a host with Cross-Origin-Embedder-Policy: a frame without cookies and stored data, in Chromium only. */
  readonly credentialless?: boolean;
};

export type Place = { readonly page: string; readonly section: string; readonly title: string };

export type Problem = { readonly reason: string; readonly message: string };

export type DocsEvents = {
  /** The docs are shown and in embed mode; also after a reload inside the frame. */
  ready: Place;
  /** The reader or `open` went to another page or section. */
  navigated: Place;
  /** Height of the content in CSS pixels, when it changes. */
  height: number;
  /** `unknown-id`, `help-ids` (they could not be fetched), `message` (the docs refused what was sent) or `version` (they speak another one). */
  error: Problem;
  /** `unreachable` (no server answered) or `refused` (it did, but its page was silent: too slow, or this origin is not allowed). */
  timeout: Problem;
};

export interface Docs {
  readonly frame: HTMLIFrameElement;
  /** Goes to a page (`/docs/…`) and section, or to a help id. The frame is reloaded only if it does not answer. */
  open(page: Address, section?: string): void;
  /** Changes the colours; the reader stays at the same place. */
  setTheme(theme: Theme): void;
  /** Calls back on each event; returns a function that stops it. */
  on<E extends keyof DocsEvents>(event: E, callback: (detail: DocsEvents[E]) => void): () => void;
  /** Removes the frame and every listener. */
  destroy(): void;
}

/** Shows the docs inside an element, filling it. */
export declare function mountDocs(element: Element, options: DocsOptions): Docs;
