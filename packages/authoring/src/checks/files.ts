import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An address has the name of its file: small letters that nobody has to escape. */
const NAME = /^[a-z0-9._-]+$/;

/** What is wrong with the bytes of a text, whatever it says. */
function bytesProblem(text: string): string | null {
  if (text.startsWith('\uFEFF')) {
    return 'begins with a byte-order mark, which would end up on the page: save it as UTF-8 without one.';
  }
  return text.includes('\r')
    ? 'has line endings of Windows, with which parts of a page are printed twice: save it with LF.'
    : null;
}

/**
 * Asked before a build, because it takes a moment and the framework would end in a stack, or say nothing. The framework builds
 * both endings; the checks of texts, and what looks for the styles that they use, read .mdx only.
 */
export function checkFiles(root: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const bytes = bytesProblem(readFileSync(path.join(root, file), 'utf8'));
    const isNamed = (file.startsWith('src/pages/') ? [path.basename(file)] : file.split('/')).every((name) =>
      NAME.test(name),
    );
    return [
      ...(file.endsWith('.mdx')
        ? []
        : [`${file} would be built without being checked: rename it to ${file.replace(/md$/, 'mdx')}.`]),
      ...(isNamed
        ? []
        : [`${file} can't be an address: rename it with small letters, digits, hyphens and dots only.`]),
      ...(bytes ? [`${file} ${bytes}`] : []),
    ];
  });
}
