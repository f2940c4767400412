import { rmSync } from 'node:fs';
import { runTool } from '../../scripts/lib/run.mjs';
import { createSiteServer } from '../../scripts/lib/server.mjs';

/** The same site, built for a hosted search service that does not exist: tests answer in its place. */
const DIRECTORY = '.cache/hosted-site';
const SERVICE = {
  PT_SEARCH_APP_ID: 'TESTAPP123',
  PT_SEARCH_API_KEY: '0123456789abcdef0123456789abcdef',
  PT_SEARCH_INDEX: 'pt-docs-test',
};

rmSync(DIRECTORY, { recursive: true, force: true });
const exitCode = runTool('docusaurus', ['build', '--out-dir', DIRECTORY], {
  env: { ...process.env, ...SERVICE },
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (exitCode !== 0) {
  process.exit(exitCode);
}
createSiteServer(DIRECTORY).listen(Number(process.env.PORT));
