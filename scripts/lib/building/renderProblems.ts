import { sourceOf } from './links';

const PAGE = /(?=Can't render static file for pathname ")/;
const ROUTE = /^Can't render static file for pathname "(?<route>[^"]+)"/;
/** The innermost cause is the component's own sentence. */
const CAUSE = /\[cause\]: (?:\w*Error: )?(?<problem>.+)/g;

/** As data/problems.ts and data/readRecords.ts write them. */
const RECORDS = /^data\/.+(?:, record |:\d+[:,] ).+$/gm;

/**
 * One sentence with file and line for each page that a component refused (`authorError`), from what Docusaurus prints: a
 * route, and the stack of the renderer. Before them the problems of data/, without the stack that follows them.
 */
export function renderProblems(output: string): string[] {
  const pages = output.split(PAGE).flatMap((report) => {
    const route = ROUTE.exec(report)?.groups?.route;
    const problem = Array.from(report.matchAll(CAUSE)).at(-1)?.groups?.problem;
    if (route === undefined || problem === undefined) {
      return [];
    }
    // Components put what an author wrote in quotes.
    const [, written = ''] = /"([^"]+)"/.exec(problem) ?? [];
    return [`${sourceOf(route.replace(/(?<=.)\/$/, ''), written)}: ${problem}`];
  });
  return [...(output.match(RECORDS) ?? []), ...pages];
}
