import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const ROOT = process.cwd();

/** The MCP server as one file without dependencies; `site` is where it finds the docs unless it is told. */
export async function bundleServer(outfile: string, site: string): Promise<void> {
  const { outputFiles } = await build({
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'warning',
    // Figures run here without Docusaurus and without islands around them.
    alias: {
      '@site': ROOT,
      '@pt-docs/islands/client': path.join(ROOT, 'packages/islands/src/client/islands/address.ts'),
    },
    entryPoints: ['src/mcp/main.ts'],
    outfile,
    write: false,
    platform: 'node',
    target: 'node20',
    // Figures are read by the names of their classes, which stay as they are.
    minifySyntax: true,
    minifyWhitespace: true,
    define: { 'process.env.NODE_ENV': '"production"', DEFAULT_SITE: JSON.stringify(site) },
    banner: {
      // Some of the bundled packages still call require.
      js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
    },
  });
  mkdirSync(path.dirname(outfile), { recursive: true });
  // Two assistants may start it at the same time.
  const written = `${outfile}.${process.pid}`;
  writeFileSync(written, outputFiles.find((file) => file.path.endsWith('.mjs'))?.contents ?? '');
  renameSync(written, outfile);
}
