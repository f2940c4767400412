import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { prompts } from './prompts';
import { DocsProblem } from './reader';
import type { Site } from './site';
import type { DocsTool } from './tool';
import { addressOf } from './tools/addresses';

const VERSION = '1.0.0';

/** What went wrong, for the one who asked. A fault of ours is logged in one line and told without its inside. */
function sentenceFor(error: unknown): string {
  if (error instanceof DocsProblem) {
    return error.message;
  }
  console.error(`pt-docs: ${error instanceof Error ? error.message : String(error)}`);
  return 'The server failed at this. The operator can find the reason in its log.';
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
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    async (given: Record<string, unknown>) => {
      try {
        const { text, data } = await tool.run(given, site);
        return { content: [{ type: 'text' as const, text }], structuredContent: data };
      } catch (error) {
        return { content: [{ type: 'text' as const, text: sentenceFor(error) }], isError: true };
      }
    },
  );
}

/** One server for one connection or request; what it reads is shared through `site`. */
export async function createDocsServer(site: Site, tools: readonly DocsTool[]): Promise<McpServer> {
  const data = await site.data();
  const server = new McpServer(
    { name: 'pt-docs', title: data.title, version: VERSION },
    {
      instructions: `The documentation of PT, a crypto trading and analytics platform: ${data.url}. Search or read before you answer, link the pages you used, and use the model tools for numbers instead of computing them yourself. Estimates are not advice.`,
    },
  );
  for (const tool of tools) {
    addTool(server, site, tool);
  }
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
  for (const { name, title, description, values, text } of prompts) {
    server.registerPrompt(
      name,
      { title, description, argsSchema: values },
      (given: Record<string, string>) => ({
        messages: [{ role: 'user' as const, content: { type: 'text' as const, text: text(given) } }],
      }),
    );
  }
  return server;
}
