import { readFileSync } from 'node:fs';

/** The commands of guides/deployment.md under a heading, in their order. */
export function commandsUnder(heading: string): string[] {
  const guide = readFileSync('guides/deployment.md', 'utf8');
  const [, rest = ''] = guide.split(`\n### ${heading}\n`);
  const [section = ''] = rest.split(/^#/m);
  return Array.from(section.matchAll(/^```bash\n([\s\S]*?)^```$/gm), ([, code = '']) => code);
}
