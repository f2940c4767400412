import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * The worker that answers queries, under a name with its hash. Not part of the application: the head script starts it at the first
 * tap. `answers` is the site's module of that name, in place of src/answers.ts.
 */
export function bundleWorker(answers?: string): { readonly name: string; readonly text: string } {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve(__dirname, '../client/worker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    // Ours have no side effects but what they are imported for.
    ignoreAnnotations: true,
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
    alias: answers ? { '@pt-docs/search/answers': answers } : {},
  });
  const text = outputFiles?.[0]?.text ?? '';
  return { name: `worker.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`, text };
}
