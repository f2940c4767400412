import { connect } from 'node:net';

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Names of headers that came more than once. */
  readonly repeated: readonly string[];
};

const PATIENCE = 10_000;

/** Sends bytes as they are and reads until the server closes: a client library would repair what these tests send. */
function exchange(port: number, message: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(message, 'latin1')));
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error(`No answer within ${PATIENCE} ms.`)));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server may refuse a request before it has read all of it; what it said counts.
      const hasAnswer = chunks.length > 0 && error.code === 'ECONNRESET';
      return hasAnswer ? resolve(Buffer.concat(chunks)) : reject(error);
    });
    socket.on('close', () => resolve(Buffer.concat(chunks)));
  });
}

function joinChunks(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.toString('latin1', at, lineEnd), 16);
    if (!(length > 0)) {
      return Buffer.concat(parts);
    }
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
}

function parse(bytes: Buffer): Answer {
  const headEnd = bytes.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const fields = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const headers = Object.fromEntries(fields);
  const names = fields.map(([name]) => name);
  const body = bytes.subarray(headEnd + 4);
  return {
    status: Number(statusLine.split(' ')[1]),
    headers,
    repeated: names.filter((name, index) => names.indexOf(name) < index),
    body: headers['transfer-encoding'] === 'chunked' ? joinChunks(body) : body,
  };
}

type Request = {
  readonly target: string;
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

export async function rawRequest(port: number, { target, method = 'GET', headers = {} }: Request) {
  const fields = { Host: `localhost:${port}`, Connection: 'close', ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return parse(await exchange(port, `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`));
}
