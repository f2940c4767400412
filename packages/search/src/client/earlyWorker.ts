declare global {
  interface Window {
    /** One for the page, which the head script starts before the script that asks it is here: neither waits for the other. */
    ptSearchWorker?: Worker | undefined;
  }
}

/** Small, because it is in the head of every page. A frame without an origin may not start one. */
export function startWorkerEarly(address: string | undefined): void {
  if (address && !window.ptSearchWorker && self.origin !== 'null') {
    window.ptSearchWorker = new Worker(address);
    // Its script did not arrive: the first query starts another one.
    window.ptSearchWorker.onerror = (event) => {
      event.preventDefault();
      window.ptSearchWorker = undefined;
    };
  }
}
