import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import mcp from '../package.json' with { type: 'json' };
import type { DocsData } from './dataFile';
import { prompts } from './prompts';
import { isDocsProblem } from './reader';
import type { Site } from './site';
import type { DocsTool } from './tool';
import { addressOf } from './tools/addresses';

export const VERSION: string = mcp.version;

/** What went wrong, for the one who asked. A fault of ours is logged in one line and told without its inside. */
function sentenceFor(error: unknown): string {
  if (isDocsProblem(error)) {
    return error.message;
  }
  console.error(`pt-docs: ${error instanceof Error ? error.message : String(error)}`);
  return 'The server failed at this. The operator can find the reason in its log.';
}

let lastTurn: Promise<void> = Promise.resolve();

/** One call after the other, with room for other requests between two: a batch of searches must not stop everything else. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}

/** As the extension for MCP Apps has it. */
const APP_TYPE = 'text/html;profile=mcp-app';
const appUri = (app: string) => `ui://pt-docs/${app}`;

function addTool(server: McpServer, site: Site, tool: DocsTool): void {
  const { name, title, description, input, app } = tool;
  server.registerTool(
    name,
    {
      title,
      description,
      inputSchema: input,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      // The second key is for hosts older than the first one.
      _meta: app ? { ui: { resourceUri: appUri(app) }, 'ui/resourceUri': appUri(app) } : undefined,
    },
    async (given: Record<string, unknown>) => {
      try {
        await nextTurn();
        const { text, data } = await tool.run(given, site);
        return { content: [{ type: 'text' as const, text }], structuredContent: { ...data } };
      } catch (error) {
        return { content: [{ type: 'text' as const, text: sentenceFor(error) }], isError: true };
      }
    },
  );
}

function addPages(server: McpServer, site: Site, data: DocsData): void {
  for (const page of data.pages) {
    const address = addressOf(data, page.copy);
    const { title, description } = page;
    server.registerResource(
      page.path,
      address,
      { title, description, mimeType: 'text/markdown' },
      async () => ({
        contents: [{ uri: address, mimeType: 'text/markdown', text: await site.markdown(page) }],
      }),
    );
  }
}

/** What a host with MCP Apps shows beside an answer. They aren't listed: nobody reads them. */
function addApps(server: McpServer, site: Site, { apps }: DocsData): void {
  server.registerResource(
    'apps',
    new ResourceTemplate(appUri('{id}'), { list: undefined }),
    { title: 'A figure of the docs', mimeType: APP_TYPE },
    async (uri, { id }) => {
      if (!apps.includes(String(id))) {
        throw new Error(`There's no app ${String(id)}.`);
      }
      const text = await site.app(String(id));
      return {
        contents: [{ uri: uri.href, mimeType: APP_TYPE, text, _meta: { ui: { prefersBorder: false } } }],
      };
    },
  );
}

/** What needs the site's data. Without it the tools still stand, and each says what is wrong. */
function addSite(server: McpServer, site: Site, data: DocsData): void {
  addPages(server, site, data);
  addApps(server, site, data);
  const ready = data.prompts.map(({ text, ...prompt }) => ({ ...prompt, values: {}, text: () => text }));
  for (const { name, title, description, values, text } of [...prompts, ...ready]) {
    server.registerPrompt(
      name,
      { title, description, argsSchema: values },
      (given: Record<string, string>) => ({
        messages: [{ role: 'user' as const, content: { type: 'text' as const, text: text(given) } }],
      }),
    );
  }
}

/** One server for one connection or request; what it reads is shared through `site`. */
export async function createDocsServer(site: Site, tools: readonly DocsTool[]): Promise<McpServer> {
  const { data, problem } = await site.data().then(
    (known) => ({ data: known, problem: '' }),
    (error: unknown) => ({ data: null, problem: sentenceFor(error) }),
  );
  const server = new McpServer(
    { name: 'pt-docs', title: data?.title ?? 'PT docs', version: VERSION },
    {
      instructions: data
        ? `${data.title}, the documentation of a crypto trading and analytics platform: ${data.url}. Search or read before you answer, link the pages you used, and use answer, plan_order or show_figure for numbers instead of computing them yourself. Estimates are not advice.`
        : `The documentation can't be read now. ${problem} Tools that need it will say so.`,
    },
  );
  for (const tool of tools) {
    addTool(server, site, tool);
  }
  if (data) {
    addSite(server, site, data);
  }
  return server;
}
