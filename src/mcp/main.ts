import { main } from '@pt-docs/mcp';
import { mcpTools } from './tools';

/** Where the docs are unless the command says so: the last build, or, for the packed server, the published site. */
declare const DEFAULT_SITE: string;

await main(process.argv.slice(2), { site: DEFAULT_SITE, tools: mcpTools });
