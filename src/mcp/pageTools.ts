import './zodWithoutEval';

import { goTo } from '@pt-docs/embed/client';
import {
  cached,
  type DocsTool,
  goToTool,
  modelTool,
  openSite,
  pageTools,
  recordTools,
  webReader,
} from '@pt-docs/mcp/tools';
import { findErrors } from '@site/src/components/trading/ErrorDecoder/findErrors';
import { z } from 'zod';
import { figureModels } from './models';
import type { ModelContext } from './registerTools';

const site = openSite(cached(webReader(new URL(window.location.origin))));

const READING = [...pageTools, ...recordTools(findErrors), ...figureModels.map(modelTool)];

const register = (context: ModelContext, tool: DocsTool, readOnlyHint: boolean) =>
  context.registerTool({
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: z.toJSONSchema(tool.input, { io: 'input' }),
    annotations: { readOnlyHint },
    async execute(given) {
      const read = tool.input.safeParse(given);
      if (!read.success) {
        throw new Error(read.error.issues.map(({ message }) => message).join(' '));
      }
      return (await tool.run(read.data, site)).data;
    },
  });

/** The tools that the MCP server has without rendering figures, and one that shows the reader a place. */
export const registerAll = (context: ModelContext) =>
  Promise.all([
    ...READING.map((tool) => register(context, tool, true)),
    register(context, goToTool(goTo), false),
  ]);
