import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';

type File = { readonly filePath: string; readonly fileContent: string };

const BLOCK = /^---\r?\n[\s\S]*?\r?\n---[ \t]*(\r?\n|$)/;

const causes = new Map<string, string>();

/** Docusaurus' parser caches a file that it could not parse as one without front matter, so its complaint is kept here. */
async function parse(file: File) {
  const known = causes.get(file.fileContent);
  if (known !== undefined) {
    throw new Error(known);
  }
  try {
    return await DEFAULT_PARSE_FRONT_MATTER(file);
  } catch (error) {
    const [cause = ''] = String((error as Error).message).split('\n');
    causes.set(file.fileContent, cause);
    throw new Error(cause);
  }
}

/**
 * For Docusaurus' option `markdown.parseFrontMatter`. On the dev server, where front matter is broken whenever an author is
 * in the middle of a line, the page is shown without it instead of ending the server.
 */
export async function parseFrontMatter({ filePath, fileContent }: File) {
  try {
    return await parse({ filePath, fileContent });
  } catch (error) {
    const file = path.relative(process.cwd(), path.resolve(filePath));
    const problem = `${file}: its front matter is not valid YAML: ${(error as Error).message}. Close quotes and brackets; write one "name: value" per line.`;
    // Docusaurus sets it on the dev server. Everything else, tests too, is as strict as a build.
    if (process.env.NODE_ENV !== 'development') {
      throw new Error(problem);
    }
    console.warn(`[WARNING] ${problem}`);
    return { frontMatter: {}, content: fileContent.replace(BLOCK, '') };
  }
}
