import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILD_VARIABLES } from '../config/env';
import { untilListening } from './built/serving/servers';
import { commandsUnder } from './commandsUnder';

const MINUTES = 60_000;

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
events {} http { access_log off; include /etc/nginx/mime.types; ${temporary.join(' ')} server { listen ${port}; } include ${home}/etc/nginx/conf.d/*.conf; }`,
  );
  writeFileSync(
    file('bin/nginx'),
    `#!/bin/sh\nexec /usr/sbin/nginx -e stderr -p ${home} -c ${file('etc/nginx/nginx.conf')} "$@"\n`,
  );
  chmodSync(file('bin/nginx'), 0o755);
  return spawn(file('bin/nginx'));
}

/** What the guide leaves to the operator: where the server listens. */
const setListen = (conf: string, port: number) =>
  conf.replace('listen 8080', `listen ${port}`).replaceAll('/srv/', `${home}/srv/`);

/** What the page with everything that Markdown has becomes. */
function expectAuthorsPage(): void {
  const read = (name: string) => readFileSync(path.join(clone, 'build', name), 'utf8');
  const html = read('docs/alerts/everything/index.html');
  expect(html.match(/Page menu/g), 'a shared part brings no second bar').toHaveLength(1);
  for (const kind of ['note', 'tip', 'info', 'warning', 'danger']) {
    expect(html).toContain(`theme-admonition-${kind}`);
  }
  expect(html.match(/class="?[^">]*numbered_/g), 'lines of code with numbers').toHaveLength(3);
  expect(html).toMatch(/src="?\/assets\/images\/small-/);
  const copy = read('docs/alerts/everything.md');
  for (const line of [
    '> **Tip: Mind the fee**',
    '> > **Note: Inner**',
    '### A heading of the part',
    '**Second tab**',
    '- [x] Done',
    '```ts\nconst size = 1;\nconst price = 2;\nconst cost = size * price;\n```',
    'Two and two are 4.',
    '1. The text of the note.',
  ]) {
    expect(copy).toContain(line);
  }
  expect(read('llms.txt')).toContain('/docs/alerts/everything.md');
  const { file: index } = JSON.parse(read('search-index.json'));
  expect(read(index)).toContain('zanzibarium');
  expect(read('docs/alerts/webhooks/index.html')).toContain('<h1');
}

describe('an operator who follows guides/deployment.md', () => {
  let port = 0;
  let nginx: ChildProcess;
  beforeAll(async () => {
    mkdirSync(file('bin'));
    await execa('git', ['-c', 'safe.directory=*', 'checkout-index', '--all', `--prefix=${clone}/`]);
    const first = await getPort();
    nginx = await startNginx(first);
    await untilListening(nginx, first);
    port = await getPort();
  }, 2 * MINUTES);
  afterAll(() => nginx.kill());

  const [install = ''] = commandsUnder('Build');
  const [copy = ''] = commandsUnder('Release');
  const [back = ''] = commandsUnder('Back');
  let firstScript = '';

  /** Tells the server of the release that is current, and looks at it from outside. */
  async function release(title: string): Promise<void> {
    for (const commands of commandsUnder('nginx')) {
      await succeed(commands);
    }
    const site = `http://127.0.0.1:${port}`;
    const page = async () => (await fetch(`${site}/docs/alerts/overview`)).text().catch(() => '');
    await expect.poll(page, { timeout: 20_000 }).toContain(title);
    // A tab that has been open since the first release still gets its scripts.
    expect((await fetch(site + firstScript)).status).toBe(200);
    await succeed(`npm run check:served -- ${site}`);
  }

  it(
    'installs without test packages and builds, with every variable set',
    async () => {
      expect(Object.keys(VARIABLES).sort()).toEqual([...BUILD_VARIABLES].sort());
      await succeed(install, VARIABLES);
      const home = readFileSync(path.join(clone, 'build/index.html'), 'utf8');
      expect(home).toContain('Charts for all');
      firstScript = /\/assets\/js\/main\.[0-9a-f]+\.js/.exec(home)?.[0] ?? expect.fail('no script');
      const written = path.join(clone, 'build-serving/nginx.conf');
      writeFileSync(written, setListen(readFileSync(written, 'utf8'), port));
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
      const revised = readFileSync(doc, 'utf8').replace(/^title: .+$/m, 'title: Alerts revised');
      writeFileSync(doc, `${revised}\n[Nowhere](/docs/nowhere)\n`);
      writeFileSync(path.join(clone, 'static/only-new.txt'), 'new');
      cpSync(path.join(clone, 'tests/author'), path.join(clone, 'docs/alerts'), { recursive: true });
      await succeed(
        `git init --quiet && git add docs\n${commandsUnder('Rename a page', 'CONTRIBUTING.md').join('')}`,
      );
      await succeed(`sed -i "s|'alerts/triggers',|&'alerts/everything',|" sidebars.ts`);
      const { exitCode, stderr } = await run('npm run build', VARIABLES);
      expect(exitCode, stderr).toBe(0);
      expect(stderr, 'a link that leads nowhere is told, and stops nothing').toMatch(
        /alerts\/overview\.mdx:\d+ links to \/docs\/nowhere: /,
      );
      expectAuthorsPage();
      await succeed(copy);
      await release('Alerts revised');
      await succeed(back);
      await release('Alerts overview');
      expect((await fetch(`http://127.0.0.1:${port}/only-new.txt`)).status).toBe(404);
    },
    20 * MINUTES,
  );
});
