import { parseArgs } from 'node:util';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createHttpServer } from './http';
import { DocsProblem, isDocsProblem, readerOf } from './reader';
import { createDocsServer, VERSION } from './server';
import { openSite, type Site } from './site';
import type { DocsTool } from './tool';

const USAGE = `pt-docs-mcp: the PT docs for an assistant.

  pt-docs-mcp [--site FOLDER_OR_ADDRESS]               over standard input and output
  pt-docs-mcp [--site FOLDER_OR_ADDRESS] --http PORT   over HTTP, at /mcp

  --site       a folder made by "npm run build", or the address of the published docs
  --host       the address to listen on; 127.0.0.1 unless given
  --host-name  a name by which clients call the server (can be repeated)
  --origin     a web page's origin that may ask (can be repeated)
  --help       this text
  --version    the version of the server`;

/** How long a request that is being answered may take after SIGTERM. */
const CLOSING_MS = 3_000;

type Defaults = { readonly site: string; readonly tools: readonly DocsTool[] };

function readArguments(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: {
        site: { type: 'string' },
        http: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        'host-name': { type: 'string', multiple: true, default: [] },
        origin: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', short: 'v', default: false },
      },
    }).values;
  } catch (error) {
    throw new DocsProblem(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new DocsProblem(`--http takes a port from 0 to 65535, not "${text}".`);
  }
  return port;
}

async function listen(
  site: Site,
  tools: readonly DocsTool[],
  port: number,
  values: ReturnType<typeof readArguments>,
) {
  const server = createHttpServer(site, tools, { origins: values.origin, hosts: values['host-name'] });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new DocsProblem(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken. Give another one: --http ${port + 1}.`
            : `The server can't listen on ${values.host}:${port}: ${error.message}.`,
        ),
      ),
    );
    server.listen(port, values.host, resolve);
  });
  const address = server.address();
  const shown = typeof address === 'object' && address ? address.port : port;
  console.error(`The docs of ${site.from} at http://${values.host}:${shown}/mcp`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), CLOSING_MS).unref();
    });
  }
}

/** The command. While it serves, standard output belongs to the protocol: what is for people goes to standard error. */
export async function main(given: readonly string[], defaults: Defaults): Promise<void> {
  try {
    const values = readArguments(given);
    if (values.help || values.version) {
      console.log(values.help ? USAGE : VERSION);
      return;
    }
    const site = openSite(readerOf(values.site ?? defaults.site));
    // A wrong folder or address is said at once. The server starts all the same: the site may come later.
    await Promise.all([site.data(), site.engine()]).catch((error: unknown) => {
      console.error(isDocsProblem(error) ? error.message : error);
    });
    if (values.http !== undefined) {
      await listen(site, defaults.tools, portOf(values.http), values);
      return;
    }
    serveStdio(() => createDocsServer(site, defaults.tools), { maxSubscriptions: 0 });
  } catch (error) {
    if (!isDocsProblem(error)) {
      throw error;
    }
    console.error(error.message);
    process.exitCode = 1;
  }
}
