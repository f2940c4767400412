import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createSiteServer, nginxFiles, readRules } from '@pt-docs/serving';
import getPort from 'get-port';
import { SHARE } from '../../cases/cases';
import { BUILD } from '../site';

type Running = { readonly port: number; readonly stop: () => void };

const rules = readRules(BUILD);
const isInstalled = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
const folder = () => mkdtempSync(path.join(os.tmpdir(), 'pt-docs-server-'));

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('connect', () => socket.destroy()).on('error', () => resolve(false));
  });

export async function untilListening(process: ChildProcess, port: number): Promise<Running> {
  let output = '';
  process.stderr?.on('data', (text) => {
    output += text;
  });
  while (process.exitCode === null) {
    if (await isListening(port)) {
      return { port, stop: () => process.kill() };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${process.spawnfile} did not start with the files of the build:\n${output}`);
}

async function startOwn(root: string): Promise<Running> {
  const port = await getPort();
  const server = createSiteServer(root, { rules });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { port, stop: () => server.close() };
}

async function startNginx(root: string): Promise<Running> {
  const port = await getPort();
  const home = folder();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${home}/${kind};`,
  );
  const { conf, maps, site } = nginxFiles(rules, { listen: String(port), root });
  // The folder beside the pages belongs to the build, which some tests don't have.
  writeFileSync(path.join(home, 'site.conf'), conf.replaceAll(`${root}-serving`, home));
  writeFileSync(path.join(home, 'nginx-maps.conf'), maps);
  writeFileSync(path.join(home, 'nginx-site.conf'), site);
  writeFileSync(
    path.join(home, 'nginx.conf'),
    // The tests' own user owns the files; nginx would give up root for a user who cannot read them.
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${home}/nginx.pid; error_log stderr error; worker_processes 1;
events { worker_connections 256; }
http { access_log off; include /etc/nginx/mime.types; ${temporary.join(' ')} include ${home}/site.conf; }`,
  );
  const file = path.join(home, 'nginx.conf');
  return untilListening(spawn('nginx', ['-e', 'stderr', '-p', home, '-c', file]), port);
}

/** Each serves a folder. `problem` says why one can't be tried here. */
const own = { name: 'our server', start: startOwn, problem: null };
const nginx = {
  name: 'nginx',
  start: startNginx,
  problem: isInstalled('nginx') ? null : 'nginx is not installed',
};

/** nginx is asked in `npm run test:all`, which installs it. */
export const servers = [SHARE < 1 ? own : nginx];
