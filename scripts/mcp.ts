import { main } from '@pt-docs/mcp';
import { mcpTools } from '../src/mcp/tools';

/** Set in the packed server, which has no build folder beside it. */
declare const DEFAULT_SITE: string | undefined;

/** `npm run mcp`: the docs for an assistant, from the last build. `-- --help` lists the options. */
await main(process.argv.slice(2), {
  site: typeof DEFAULT_SITE === 'undefined' ? 'build' : DEFAULT_SITE,
  tools: mcpTools,
});
