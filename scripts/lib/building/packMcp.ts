import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { brand } from '../../../config/brand';
import { environment } from '../../../config/env';
import mcp from '../../../packages/mcp/package.json' with { type: 'json' };
import { bundleServer } from './bundleServer';

const DIRECTORY = '.cache/mcp';
const name = environment.mcpPackage ?? mcp.name;

/** `npm run mcp -- pack`: the MCP server as a package of one file without dependencies, for `npx` and for publishing. */
rmSync(DIRECTORY, { recursive: true, force: true });
mkdirSync(DIRECTORY, { recursive: true });
await bundleServer(`${DIRECTORY}/pt-docs-mcp.mjs`, brand.siteUrl);
writeFileSync(
  `${DIRECTORY}/package.json`,
  `${JSON.stringify(
    {
      name,
      // Without a name of the operator's own, npm refuses to publish it.
      private: environment.mcpPackage === undefined ? true : undefined,
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
copyFileSync('packages/mcp/README.md', `${DIRECTORY}/README.md`);
const registryName = `${new URL(brand.siteUrl).host.split('.').reverse().join('.')}/docs-mcp`;
writeFileSync(
  `${DIRECTORY}/server.json`,
  `${JSON.stringify(
    {
      $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
      name: registryName,
      description: mcp.description,
      version: mcp.version,
      packages: [
        { registryType: 'npm', identifier: name, version: mcp.version, transport: { type: 'stdio' } },
      ],
    },
    null,
    2,
  )}\n`,
);
console.log(
  `${DIRECTORY} is ready: node ${DIRECTORY}/pt-docs-mcp.mjs --help${environment.mcpPackage ? `, or npm publish ./${DIRECTORY}` : '. To publish it, set PT_MCP_PACKAGE to a name that you own'}.`,
);
