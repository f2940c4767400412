import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILD_VARIABLES } from '../config/env';
import { untilListening } from './built/serving/servers';

const MINUTES = 60_000;
const guide = readFileSync('guides/deployment.md', 'utf8');

/** The commands of the guide under a heading, in their order. */
function commandsUnder(heading: string): string[] {
  const [, rest = ''] = guide.split(`\n### ${heading}\n`);
  const [section = ''] = rest.split(/^#/m);
  return Array.from(section.matchAll(/^```bash\n([\s\S]*?)^```$/gm), ([, code = '']) => code);
}

/** An empty machine: a clone, and folders in the place of the system's. */
const home = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-first-hour-'));
const clone = path.join(home, 'clone');
const here = (commands: string) =>
  commands.replaceAll(/(?<=[ =])\/(usr|etc|srv)\//g, (folder) => home + folder);
const file = (...parts: string[]) => path.join(home, ...parts);

/** As an operator has them: none of ours, unless given. */
const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(PT_|VITEST|NODE_ENV)/.test(name)),
);

const run = (commands: string, env: Readonly<Record<string, string>> = {}) =>
  execa('bash', ['-euc', here(commands)], {
    cwd: clone,
    env: { ...inherited, PATH: `${file('bin')}:${process.env.PATH}`, ...env },
    extendEnv: false,
    reject: false,
  });

async function succeed(commands: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const { exitCode, stderr } = await run(commands, env);
  expect(exitCode, `${commands}\n${stderr}`).toBe(0);
}

/** A value for every variable of a build; config/env.test.ts tries those that are refused. */
const VARIABLES: Readonly<Record<string, string>> = {
  PT_PRODUCT_NAME: 'Acme',
  PT_TAGLINE: 'Charts for all',
  PT_SITE_URL: 'https://docs.acme.example',
  PT_BASE_URL: '/',
  PT_MARKETING_URL: 'https://acme.example',
  PT_APP_URL: 'https://app.acme.example',
  PT_CHAT_URL: 'https://chat.acme.example',
  PT_SOCIAL_URL: 'https://social.acme.example',
  PT_VIDEO_URL: 'https://video.acme.example',
  PT_SUPPORT_URL: 'https://support.acme.example',
  PT_STATUS_URL: 'https://status.acme.example',
  PT_SECURITY_CONTACT: 'security@acme.example',
  PT_EMBED_ORIGINS: 'https://a.example,https://b.example',
  PT_OFFLINE: 'on',
  PT_SEARCH_APP_ID: 'ACME123456',
  PT_SEARCH_API_KEY: '0123456789abcdef0123456789abcdef',
  PT_SEARCH_INDEX: 'acme-docs',
  PT_FEEDBACK_URL: 'https://feedback.acme.example/answers',
  PT_EDIT_URL: 'https://git.acme.example/docs/edit/main',
  PT_MCP_PACKAGE: '@acme/docs-mcp',
};

/** A server as the system starts it: running, with nothing of ours in it. */
async function startNginx(port: number): Promise<ChildProcess> {
  mkdirSync(file('etc/nginx/conf.d'), { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${home}/${kind};`,
  );
  writeFileSync(
    file('etc/nginx/nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${home}/nginx.pid; error_log stderr error;
events {} http { access_log off; ${temporary.join(' ')} server { listen ${port}; } include ${home}/etc/nginx/conf.d/*.conf; }`,
  );
  writeFileSync(
    file('bin/nginx'),
    `#!/bin/sh\nexec /usr/sbin/nginx -e stderr -p ${home} -c ${file('etc/nginx/nginx.conf')} "$@"\n`,
  );
  chmodSync(file('bin/nginx'), 0o755);
  return spawn(file('bin/nginx'));
}

const CADDY_OPTIONS = `{\n\tadmin unix/${home}/caddy.sock\n\tauto_https off\n}\n`;

async function startCaddy(port: number): Promise<ChildProcess> {
  mkdirSync(file('etc/caddy'), { recursive: true });
  writeFileSync(file('first.caddy'), `${CADDY_OPTIONS}http://:${port} {\n\trespond "empty"\n}\n`);
  return spawn('caddy', ['run', '--config', file('first.caddy'), '--adapter', 'caddyfile'], {
    env: { ...inherited, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
  });
}

/** What the guide leaves to the operator: where the server listens. */
const HOSTS = {
  nginx: {
    start: startNginx,
    conf: 'nginx.conf',
    set: (conf: string, port: number) =>
      conf.replace('listen 8080', `listen ${port}`).replaceAll('/srv/', `${home}/srv/`),
  },
  Caddy: {
    start: startCaddy,
    conf: 'Caddyfile',
    set: (conf: string, port: number) =>
      CADDY_OPTIONS +
      conf.replace('docs.acme.example', `http://:${port}`).replaceAll('/srv/', `${home}/srv/`),
  },
};

describe('an operator who follows guides/deployment.md', () => {
  const ports = new Map<string, number>();
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    mkdirSync(file('bin'));
    await execa('git', ['-c', 'safe.directory=*', 'checkout-index', '--all', `--prefix=${clone}/`]);
    for (const [name, { start }] of Object.entries(HOSTS)) {
      const port = await getPort();
      const child = await start(port);
      children.push(child);
      await untilListening(child, port);
      ports.set(name, await getPort());
    }
  }, 2 * MINUTES);
  afterAll(() => {
    for (const child of children) {
      child.kill();
    }
  });

  const [install = ''] = commandsUnder('Build');
  const [copy = ''] = commandsUnder('Release');
  const [back = ''] = commandsUnder('Back');
  let firstScript = '';

  /** Tells both servers of the release that is current, and looks at them from outside. */
  async function release(title: string): Promise<void> {
    for (const [name, port] of ports) {
      for (const commands of commandsUnder(name)) {
        await succeed(commands);
      }
      const site = `http://127.0.0.1:${port}`;
      const page = async () => (await fetch(`${site}/docs/alerts/overview`)).text().catch(() => '');
      await expect.poll(page, { timeout: 20_000 }).toContain(title);
      // A tab that has been open since the first release still gets its scripts.
      expect((await fetch(site + firstScript)).status, name).toBe(200);
      await succeed(`npm run check:served -- ${site}`);
    }
  }

  it(
    'installs without test packages and builds, with every variable set',
    async () => {
      expect(Object.keys(VARIABLES).sort()).toEqual([...BUILD_VARIABLES].sort());
      await succeed(install, VARIABLES);
      const home = readFileSync(path.join(clone, 'build/index.html'), 'utf8');
      expect(home).toContain('Acme');
      // Another brand is a whole brand: pages, copies, feeds, search and what assistants read. Apps are compressed.
      const texts = readdirSync(path.join(clone, 'build'), { recursive: true, encoding: 'utf8' }).filter(
        (name) => /^(?!apps\/).*\.(html|md|txt|json|xml)$/.test(name),
      );
      const read = (name: string) => readFileSync(path.join(clone, 'build', name), 'utf8');
      expect(texts.filter((name) => /\bPT\b|app\.pt\.example/.test(read(name)))).toEqual([]);
      firstScript = /\/assets\/js\/main\.[0-9a-f]+\.js/.exec(home)?.[0] ?? expect.fail('no script');
      for (const [name, { conf, set }] of Object.entries(HOSTS)) {
        const written = path.join(clone, 'build-serving', conf);
        writeFileSync(written, set(readFileSync(written, 'utf8'), ports.get(name) ?? 0));
      }
    },
    15 * MINUTES,
  );

  it('is told in one sentence that a variable is wrong', async () => {
    const { exitCode, stderr } = await run('npm run build --silent', { PT_SITE_URL: 'docs.acme.example' });
    expect(stderr.replace(/^npm warn.*\n/gm, '').trim()).toMatch(/^.* full https address.*$/);
    expect(exitCode).toBe(1);
  });

  it(
    'serves it, then the next release under open tabs, then the first again',
    async () => {
      await succeed(copy);
      await release('Alerts overview');
      const doc = path.join(clone, 'docs/alerts/overview.mdx');
      writeFileSync(doc, readFileSync(doc, 'utf8').replace(/^title: .+$/m, 'title: Alerts revised'));
      writeFileSync(path.join(clone, 'static/only-new.txt'), 'new');
      await succeed('npm run build', VARIABLES);
      await succeed(copy);
      await release('Alerts revised');
      await succeed(back);
      await release('Alerts overview');
      for (const port of ports.values()) {
        expect((await fetch(`http://127.0.0.1:${port}/only-new.txt`)).status).toBe(404);
      }
    },
    20 * MINUTES,
  );
});
