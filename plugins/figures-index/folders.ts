import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The shell that every figure stands in; a folder beside the figures, and none itself. */
const SHELL = 'Figure';

/** The names of all figures: every folder under src/figures with an index.tsx. */
export function figureNames(siteDir: string): string[] {
  const root = path.join(siteDir, 'src/figures');
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== SHELL)
    .map(({ name }) => name)
    .filter((name) => existsSync(path.join(root, name, 'index.tsx')))
    .sort();
}

/** The module that the index page draws: every figure under its folder's name. */
export function indexModule(names: readonly string[]): string {
  const imports = names.map((name) => `import ${name} from '@site/src/figures/${name}';`);
  const entries = names.map((name) => `  { name: '${name}', Figure: ${name} },`);
  return [...imports, 'export default [', ...entries, '];', ''].join('\n');
}
