import { spawnSync } from 'node:child_process';
import { fail } from '../fail';
import { run } from '../run';

export function onPath(name: string): string | null {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : null;
}

/** Keeps a package from starting its service: the tests start their own, on free ports. */
const NO_SERVICE = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

/** Only in CI: on a person's machine nothing is installed unasked. */
const canInstall = () => Boolean(process.env.CI) && process.getuid?.() === 0 && onPath('apt-get') !== null;

export function installPackages(...names: readonly string[]): void {
  if (!canInstall()) {
    return;
  }
  console.log(`Installing ${names.join(', ')}…`);
  const quiet = { stdio: 'ignore', env: { ...process.env, ...NO_SERVICE } } as const;
  run('apt-get', ['update'], quiet);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...names], quiet);
}

/** What only `npm run test:all` needs, with the Debian packages that bring it. */
const PROGRAMS = {
  // The server that the build writes files for (tests/built/serving).
  nginx: 'nginx',
  // The engines beside Chromium, and the screen that WebKitGTK draws on (e2e/engines).
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  'xvfb-run': 'xvfb',
  xauth: 'xauth',
};

/** Installs what is missing in CI, where a gap is an error; elsewhere says what is skipped. */
export function needPrograms(): void {
  const missing = () =>
    Object.entries(PROGRAMS).flatMap(([name, bringer]) => (onPath(name) ? [] : [bringer]));
  if (missing().length > 0) {
    installPackages(...missing());
  }
  const names = missing().join(' ');
  if (names) {
    const sentence = `Skipped: all tests of ${names}. To run them: sudo apt-get install -y ${names}`;
    if (process.env.CI) {
      fail(sentence);
    }
    console.log(`${sentence}\n`);
  }
}
