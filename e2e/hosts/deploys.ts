import { expect, type Page } from '@playwright/test';
import { PORTS } from '../ports';
import type { HostState } from './deployHost';

/** A host of the test's own, so that tests can run side by side. Names end in `.localhost`: a secure context. */
export function deployHost(name: string) {
  const host = `${name}-${Date.now().toString(36)}.localhost:${PORTS.deployHost}`;
  /** Not by its own name: Node doesn't resolve names under `.localhost` everywhere. */
  const become = (state: HostState) =>
    fetch(`http://127.0.0.1:${PORTS.deployHost}/state/${host}/${state}`, { method: 'PUT' });
  return {
    origin: `http://${host}`,
    async become(state: HostState): Promise<void> {
      expect((await become(state)).status).toBe(204);
    },
  };
}

/** Counts full page loads from now on. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    documents += Number(request.isNavigationRequest() && request.frame() === page.mainFrame());
  });
  return () => documents;
}
