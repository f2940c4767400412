import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Names of headers that came more than once. */
  readonly repeated: readonly string[];
};

type Request = {
  readonly target: string;
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

/** By Node's own client, which sends a target as it is: fetch would repair what these tests ask for. */
export function rawRequest(port: number, { target, method = 'GET', headers = {} }: Request): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: target, method, agent: false as const, timeout: 10_000 };
    request({ ...options, headers: { Host: `localhost:${port}`, ...headers } }, async (response) => {
      const names = response.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers as Record<string, string>,
        repeated: names.filter((name, index) => names.indexOf(name) < index),
        body: await buffer(response),
      });
    })
      .on('timeout', () => reject(new Error(`No answer to ${target}.`)))
      .on('error', reject)
      .end();
  });
}
