import type * as Search from '../dialog';
import { searchDialog } from './config';

export type SearchApi = typeof Search;

declare global {
  interface Window {
    /** The search script, once somebody wants it: the head script, or a page of the application. */
    ptSearch?: Promise<SearchApi>;
    /** Started together with that script, so that neither waits for the other. */
    ptSearchWorker?: Worker;
    /** What the script exports. */
    ptSearchApi?: SearchApi;
  }
}

/** Loads what answers queries. Small, because it is in the head of every page; after a failure it may be called again. */
export function loadSearch(): Promise<SearchApi> {
  window.ptSearch ??= new Promise<SearchApi>((resolve, reject) => {
    const { script: src = '', worker } = searchDialog()?.dataset ?? {};
    const script = document.createElement('script');
    script.src = src;
    // A file that isn't the script, such as a sign-in page, loads without an error.
    script.onload = script.onerror = () => {
      if (window.ptSearchApi) {
        resolve(window.ptSearchApi);
      } else {
        window.ptSearch = undefined;
        reject(new Error(src));
      }
    };
    document.head.append(script);
    if (worker && !window.ptSearchWorker && self.origin !== 'null') {
      window.ptSearchWorker = new Worker(worker);
      // Its script did not arrive: the first query starts another one.
      window.ptSearchWorker.onerror = (event) => {
        event.preventDefault();
        window.ptSearchWorker = undefined;
      };
    }
  });
  return window.ptSearch;
}
