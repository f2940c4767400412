import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nginxSite, readRules } from '@pt-docs/serving';
import { freePort } from '../lib/machine';

export type Kind = 'rules' | 'bare';
export type Running = { readonly port: number; readonly stop: () => void };

export const hasNginx = () => spawnSync('sh', ['-c', 'command -v nginx']).status === 0;

const bareSite = (listen: string, root: string) =>
  `server { listen ${listen}; root ${root}; types { text/html html; text/css css; text/javascript js; } gzip_static on; location / { try_files $uri $uri/index.html =404; } }`;

/** nginx with the site that the build wrote, or with the same files and no rule but where they are. */
export async function startNginx(kind: Kind, directory: string): Promise<Running> {
  const root = path.resolve(directory);
  const port = await freePort();
  const home = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-load-'));
  const listen = `127.0.0.1:${port}`;
  const site = kind === 'rules' ? nginxSite(readRules(directory), { listen, root }) : bareSite(listen, root);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  );
  writeFileSync(
    path.join(home, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${home}/pid; error_log stderr error; worker_processes 1;
events { worker_connections 512; }
http { access_log off; sendfile on; keepalive_requests 1000000; ${temporary.join(' ')} ${site} }`,
  );
  const child = spawn('nginx', ['-e', 'stderr', '-p', home, '-c', path.join(home, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return { port, stop: () => child.kill() };
}
