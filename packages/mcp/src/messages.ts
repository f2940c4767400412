import { createInterface } from 'node:readline';
import { Readable, type Writable } from 'node:stream';
import { ErrorCode, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';

type Answer = { readonly code: ErrorCode; readonly message: string; readonly id?: unknown };

function refusalOf(line: string): Answer | null {
  try {
    const sent = JSON.parse(line);
    const message = 'This is not a message of JSON-RPC 2.0. Leave out params that are null.';
    return JSONRPCMessageSchema.safeParse(sent).success
      ? null
      : { code: ErrorCode.InvalidRequest, message, id: sent?.id };
  } catch {
    return { code: ErrorCode.ParseError, message: 'This line is not JSON.' };
  }
}

/** The lines of `input` that are messages. The SDK passes over all others, and whoever sent one would wait for ever. */
export function messagesIn(input: Readable, output: Writable): Readable {
  async function* messages() {
    for await (const line of createInterface({ input })) {
      const refusal = refusalOf(line);
      if (refusal === null) {
        yield Buffer.from(`${line}\n`);
      } else {
        const { id = null, ...error } = refusal;
        output.write(`${JSON.stringify({ jsonrpc: '2.0', id, error })}\n`);
      }
    }
  }
  return Readable.from(messages());
}
