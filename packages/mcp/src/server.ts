import { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import mcp from '../package.json' with { type: 'json' };
import type { DocsData } from './dataFile';
import { prompts } from './prompts';
import { isDocsProblem } from './reader';
import type { Site } from './site';
import type { DocsTool } from './tool';

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

/** One call after the other, with room for other requests between two: many searches at once must not stop everything else. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}

function addTool(server: McpServer, site: Site, tool: DocsTool): void {
  const { name, title, description, input, output } = tool;
  server.registerTool(
    name,
    {
      title,
      description,
      inputSchema: input,
      outputSchema: output,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async (given: Record<string, unknown>, { mcpReq }) => {
      try {
        await nextTurn();
        // Whoever asked may have left while others were answered.
        mcpReq.signal.throwIfAborted();
        const { text, data } = await tool.run(given, site);
        return { content: [{ type: 'text' as const, text }], structuredContent: { ...data } };
      } catch (error) {
        return { content: [{ type: 'text' as const, text: sentenceFor(error) }], isError: true };
      }
    },
  );
}

/** Those of the package and the site's own. Without the site's data the tools still stand, and each says what is wrong. */
function addPrompts(server: McpServer, data: DocsData): void {
  const ready = data.prompts.map(({ text, ...prompt }) => ({ ...prompt, values: {}, text: () => text }));
  for (const { name, title, description, values, text } of [...prompts, ...ready]) {
    server.registerPrompt(
      name,
      { title, description, argsSchema: z.object(values) },
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
    addPrompts(server, data);
  }
  return server;
}
