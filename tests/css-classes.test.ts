import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Each class that a component names, as `file: styles.name`, unless its CSS module has it: it would style nothing. */
function unknownClasses(file: string, source: string): string[] {
  const imports = source.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm);
  return Array.from(imports, ([, name, from = '']) => {
    const module =
      from.replace(/^@site\//, '') === from ? path.join(path.dirname(file), from) : from.slice(6);
    const classes = new Set(Array.from(read(module).matchAll(/\.([a-zA-Z][\w-]*)/g), ([, one]) => one));
    const uses = source.replaceAll(/^import .*$/gm, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'));
    return Array.from(uses, ([use, one]) => (classes.has(one) ? [] : [`${file}: ${use}`])).flat();
  }).flat();
}

const COMPONENTS = ['src', 'packages'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`),
);

it('sees a class that its module does not have', () => {
  const source = "import layout from './layout.module.css';\n<i className={clsx(layout.app, layout.root)} />";
  expect(unknownClasses('src/pt/view/Shell.tsx', source)).toEqual(['src/pt/view/Shell.tsx: layout.root']);
});

it('every class that a component names is in its CSS module', () => {
  expect(COMPONENTS.flatMap((file) => unknownClasses(file, read(file)))).toEqual([]);
});
