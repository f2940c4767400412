import { readFileSync } from 'node:fs';

/** The commands that a document prints under a heading, in their order. */
export function commandsUnder(heading: string, document = 'guides/deployment.md'): string[] {
  const [, rest = ''] = readFileSync(document, 'utf8').split(new RegExp(`\n#{2,3} ${heading}\n`));
  const [section = ''] = rest.split(/^#/m);
  return Array.from(section.matchAll(/^```bash\n([\s\S]*?)^```$/gm), ([, code = '']) => code);
}
