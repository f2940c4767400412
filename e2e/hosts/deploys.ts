import { expect, type Page } from '@playwright/test';
import { PORTS } from '../ports';

/** What e2e/hosts/deployHost.ts can be. */
type HostState =
  | 'first'
  | 'second'
  | 'second-beside-first'
  | 'switched-off'
  | 'failing'
  | 'hanging'
  | 'unreachable'
  | 'empty-main'
  | 'broken-worker'
  | 'empty-worker'
  | 'damaged';

/** A host of the test's own, so that tests can run side by side. Names end in `.localhost`: a secure context. */
export function deployHost(name: string) {
  const host = `${name}-${Date.now().toString(36)}.localhost:${PORTS.deployHost}`;
  return {
    origin: `http://${host}`,
    async become(state: HostState): Promise<void> {
      const { status } = await fetchWithHost(host, `/state/${state}`);
      expect(status).toBe(204);
    },
    /** How often this address was asked for, by whomever. */
    async timesAsked(path: string): Promise<number> {
      return Number((await fetchWithHost(host, `/asked${path}`)).text);
    },
  };
}

/** Node does not resolve names under `.localhost` everywhere. */
function fetchWithHost(host: string, path: string): Promise<{ status: number | undefined; text: string }> {
  return import('node:http').then(
    ({ request }) =>
      new Promise((resolve, reject) => {
        request(
          { host: '127.0.0.1', port: PORTS.deployHost, path, method: 'PUT', headers: { host } },
          (response) => {
            let text = '';
            response.setEncoding('utf8');
            response.on('data', (part) => {
              text += part;
            });
            response.on('end', () => resolve({ status: response.statusCode, text }));
          },
        )
          .on('error', reject)
          .end();
      }),
  );
}

/** Counts full page loads from now on. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    documents += Number(request.isNavigationRequest() && request.frame() === page.mainFrame());
  });
  return () => documents;
}
