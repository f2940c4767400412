import { sourceOf } from './links';

const FAILED =
  /Can't render static file for pathname "(?<route>[^"]+)"[\s\S]*?\[cause\]: Error: (?<problem>.+)/g;

/** As data/problems.ts writes them. */
const RECORDS = /^data\/.+, record .+$/gm;

/**
 * One sentence with file and line for each page that a component refused (`authorError`), from what Docusaurus prints: a
 * route, and the stack of the renderer. Before them the problems of data/, without the stack that follows them.
 */
export function renderProblems(output: string): string[] {
  const pages = Array.from(output.matchAll(FAILED), ({ groups: { route = '', problem = '' } = {} }) => {
    // Components put what an author wrote in quotes.
    const [, written = ''] = /"([^"]+)"/.exec(problem) ?? [];
    return `${sourceOf(route.replace(/(?<=.)\/$/, ''), written)}: ${problem}`;
  });
  return [...(output.match(RECORDS) ?? []), ...pages];
}
