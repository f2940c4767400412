import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { brand } from '../config/brand';
import mcp from '../packages/mcp/package.json' with { type: 'json' };

const DIRECTORY = '.cache/mcp';

/** `npm run mcp:pack`: the MCP server as a package of one file without dependencies, for `npx` and for publishing. */
rmSync(DIRECTORY, { recursive: true, force: true });
mkdirSync(DIRECTORY, { recursive: true });
await build({
  entryPoints: ['scripts/mcp.ts'],
  outfile: `${DIRECTORY}/pt-docs-mcp.mjs`,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  minify: true,
  define: { DEFAULT_SITE: JSON.stringify(brand.siteUrl) },
  banner: {
    // Some of the bundled packages still call require.
    js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
writeFileSync(
  `${DIRECTORY}/package.json`,
  `${JSON.stringify(
    {
      name: 'pt-docs-mcp',
      version: mcp.version,
      description: mcp.description,
      license: mcp.license,
      type: 'module',
      bin: { 'pt-docs-mcp': './pt-docs-mcp.mjs' },
      engines: { node: '>=20' },
    },
    null,
    2,
  )}\n`,
);
console.log(`${DIRECTORY} is ready: npx ./${DIRECTORY} --help, or npm publish ./${DIRECTORY}.`);
