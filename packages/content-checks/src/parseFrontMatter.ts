import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { isBuild } from './isBuild';

type File = { readonly filePath: string; readonly fileContent: string };

const BLOCK = /^---\r?\n[\s\S]*?\r?\n---[ \t]*(\r?\n|$)/;

/**
 * Docusaurus' parser, for its option `markdown.parseFrontMatter`. On the dev server, where front matter is broken whenever an
 * author is in the middle of a line, the page is shown without it instead of ending the server.
 */
export async function parseFrontMatter({ filePath, fileContent }: File) {
  try {
    return await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  } catch (error) {
    const file = path.relative(process.cwd(), path.resolve(filePath));
    const [cause] = String((error as Error).message).split('\n');
    const problem = `${file}: its front matter is not valid YAML: ${cause}. Close quotes and brackets; write one "name: value" per line.`;
    if (isBuild()) {
      throw new Error(problem);
    }
    console.warn(`[WARNING] ${problem}`);
    return { frontMatter: {}, content: fileContent.replace(BLOCK, '') };
  }
}
