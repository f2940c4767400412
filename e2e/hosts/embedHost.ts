import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { Rollup } from 'vite';

/**
 * The app's side of the embed tests: empty pages of another origin, which the tests fill with frames. Reachable as
 * 127.0.0.1 (allowed) and as evil.localhost (not allowed).
 */
const PAGE = '<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title><body></body></html>';

/** What guides/embedding.md says that an app's policy needs, and nothing more. */
const STRICT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src http://localhost:*; frame-src http://localhost:*";

/** An app made with Vite, the packed kit and the guide's own React component: file name → content. */
async function buildApp(): Promise<Map<string, string | Uint8Array>> {
  const root = path.resolve('.cache/embed-app');
  const kit = path.join(root, 'node_modules/pt-docs-embed-host');
  rmSync(root, { recursive: true, force: true });
  cpSync('e2e/hosts/app', root, { recursive: true });
  mkdirSync(kit, { recursive: true });
  const [, component = ''] =
    /^```tsx\n([\s\S]*?)^```/m.exec(readFileSync('guides/embedding.md', 'utf8')) ?? [];
  writeFileSync(path.join(root, 'HelpPanel.tsx'), component);
  execFileSync('npm', [
    'pack',
    '--silent',
    '--ignore-scripts=false',
    './packages/embed/host',
    '--pack-destination',
    root,
  ]);
  execFileSync('tar', ['-xzf', 'pt-docs-embed-host-1.0.0.tgz', '-C', kit, '--strip-components=1'], {
    cwd: root,
  });
  const { build } = await import('vite');
  const built = await build({
    root,
    base: '/app/',
    logLevel: 'warn',
    esbuild: { jsx: 'automatic' },
    build: { write: false },
  });
  const { output } = built as Rollup.RollupOutput;
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}

let app: ReturnType<typeof buildApp> | undefined;
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

export const answerApp: RequestListener = async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://app');
  const isApp = pathname.startsWith('/app/');
  // Only the tests that open it wait for it.
  app ??= isApp ? buildApp() : undefined;
  const file = pathname.slice('/app/'.length) || 'index.html';
  response.writeHead(200, {
    'Content-Type': `${TYPES[path.extname(pathname)] ?? 'text/html'}; charset=utf-8`,
    ...(isApp && { 'Content-Security-Policy': STRICT_POLICY }),
  });
  response.end(isApp ? (await app)?.get(file) : PAGE);
};
