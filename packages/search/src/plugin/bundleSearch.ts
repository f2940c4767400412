import { createHash } from 'node:crypto';
import path from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';

export type SearchFiles = {
  /** Addresses under `/assets/search/`, with a hash. */
  readonly script: string;
  readonly worker: string;
  /** Content by file name. */
  readonly files: Readonly<Record<string, string>>;
};

function bundle(entry: string, name: string, options: BuildOptions): { file: string; text: string } {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve(__dirname, '..', entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    // Ours have no side effects but what they are imported for.
    ignoreAnnotations: true,
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
    ...options,
  });
  const text = outputFiles?.[0]?.text ?? '';
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { file: `${name}.${hash}.js`, text };
}

/** `answers` is the site's module of that name, in place of src/answers.ts. */
type Options = { readonly answers?: string | undefined };

/** The search script and its worker: not part of the application, so that search works before it is here. */
export function bundleSearch({ answers }: Options = {}): SearchFiles {
  const script = bundle('dialog/index.ts', 'search', {
    // client/loadSearch.ts reads it.
    globalName: 'ptSearchApi',
    loader: { '.css': 'text' },
  });
  const worker = bundle('client/worker.ts', 'worker', {
    alias: answers ? { '@pt-docs/search/answers': answers } : {},
  });
  return {
    script: `/assets/search/${script.file}`,
    worker: `/assets/search/${worker.file}`,
    files: { [script.file]: script.text, [worker.file]: worker.text },
  };
}
