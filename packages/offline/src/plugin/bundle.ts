import { buildSync } from 'esbuild';

/** One self-contained script from a source file. */
export function bundle(file: string, define: Readonly<Record<string, unknown>> = {}): string {
  const values = Object.entries({ 'process.env.NODE_ENV': 'production', ...define });
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome120', 'firefox128', 'safari17.4'],
    define: Object.fromEntries(values.map(([name, value]) => [name, JSON.stringify(value)])),
  });
  const [script] = outputFiles;
  if (!script) {
    throw new Error(`${file} produced no script.`);
  }
  return script.text;
}
