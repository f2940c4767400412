import { connect } from 'node:net';

/** One request as bytes. `isAlone`: a server may close the connection at it, so nothing is sent behind it. */
export type RawRequest = {
  readonly bytes: Buffer;
  readonly isHead: boolean;
  readonly isAlone: boolean;
};

/** `status` 0: the connection was closed without a response. */
export type Response = { readonly status: number; readonly headers: Readonly<Record<string, string>> };

const CLOSED: Response = { status: 0, headers: {} };
const CONNECTIONS = 8;
const BATCH = 40;
const PATIENCE_MS = 15_000;

function readHead(text: string): Response {
  const [statusLine = '', ...lines] = text.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { status: Number(statusLine.split(' ')[1]), headers: Object.fromEntries(headers) };
}

/** The length of a chunked body that starts at `at`, or null while it is not complete. */
function chunkedEnd(bytes: Buffer, at: number): number | null {
  for (let place = at; ; ) {
    const lineEnd = bytes.indexOf('\r\n', place);
    if (lineEnd < 0) {
      return null;
    }
    const length = Number.parseInt(bytes.toString('latin1', place, lineEnd), 16);
    place = lineEnd + 2 + length + 2;
    if (place > bytes.length) {
      return null;
    }
    if (!(length > 0)) {
      return place;
    }
  }
}

/** The first complete response in the bytes and where it ends, or null. */
function firstResponse(bytes: Buffer, isHead: boolean): { response: Response; end: number } | null {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) {
    return null;
  }
  const response = readHead(bytes.toString('latin1', 0, headEnd));
  const bodyStart = headEnd + 4;
  const { status, headers } = response;
  if (isHead || status === 304 || status < 200) {
    return { response, end: bodyStart };
  }
  const end =
    headers['transfer-encoding'] === 'chunked'
      ? chunkedEnd(bytes, bodyStart)
      : bodyStart + Number(headers['content-length'] ?? 0);
  return end === null || end > bytes.length ? null : { response, end };
}

/** Sends some requests over one connection and returns the responses that came before it was closed. */
function exchange(port: number, requests: readonly RawRequest[]): Promise<Response[]> {
  return new Promise((resolve) => {
    const responses: Response[] = [];
    let rest: Buffer = Buffer.alloc(0);
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(Buffer.concat(requests.map(({ bytes }) => bytes))),
    );
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (chunk) => {
      rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      const isHead = () => requests[responses.length]?.isHead ?? false;
      for (let found = firstResponse(rest, isHead()); found; found = firstResponse(rest, isHead())) {
        rest = rest.subarray(found.end);
        responses.push(...(found.response.status >= 200 ? [found.response] : []));
      }
      if (responses.length >= requests.length) {
        socket.destroy();
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(responses));
  });
}

/** Sends all requests over a few connections, many at a time on each, and returns their responses in the same order. */
export async function sendAll(port: number, requests: readonly RawRequest[]): Promise<Response[]> {
  const responses: Response[] = Array(requests.length);
  const waiting = requests.map((_, index) => index).reverse();

  function nextBatch(): number[] {
    const isAlone = (index = waiting.at(-1)) => index !== undefined && (requests[index]?.isAlone ?? false);
    if (isAlone()) {
      return waiting.splice(-1);
    }
    const batch: number[] = [];
    while (batch.length < BATCH && waiting.length > 0 && !isAlone()) {
      batch.push(...waiting.splice(-1));
    }
    return batch;
  }

  async function work(): Promise<void> {
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
      const got = await exchange(
        port,
        batch.flatMap((index) => requests[index] ?? []),
      );
      got.forEach((response, place) => {
        responses[batch[place] ?? 0] = response;
      });
      const left = batch.slice(got.length);
      const [first] = left;
      if (first !== undefined && got.length === 0 && batch.length > 1) {
        // Which of them it was is told by sending the first one alone.
        const [alone] = await exchange(port, [requests[first] as RawRequest]);
        responses[first] = alone ?? CLOSED;
        waiting.push(...left.slice(1).reverse());
      } else if (first !== undefined && batch.length === 1) {
        responses[first] = CLOSED;
      } else {
        waiting.push(...left.reverse());
      }
    }
  }

  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return responses;
}
