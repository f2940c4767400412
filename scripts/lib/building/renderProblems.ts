import { sourceOf } from './links';

const FAILED =
  /Can't render static file for pathname "(?<route>[^"]+)"[\s\S]*?\[cause\]: Error: (?<problem>.+)/g;

/**
 * One sentence with file and line for each page that a component refused (`authorError`), from what Docusaurus prints:
 * a route, and the stack of the renderer.
 */
export function renderProblems(output: string): string[] {
  return Array.from(output.matchAll(FAILED), ({ groups: { route = '', problem = '' } = {} }) => {
    // Components put what an author wrote in quotes.
    const [, written = ''] = /"([^"]+)"/.exec(problem) ?? [];
    return `${sourceOf(route.replace(/(?<=.)\/$/, ''), written)}: ${problem}`;
  });
}
