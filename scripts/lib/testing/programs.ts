import { spawnSync } from 'node:child_process';
import { fail } from '../fail';
import { run } from '../run';

export function onPath(name: string): string | null {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : null;
}

/** Keeps a package from starting its service: the tests start their own, on free ports. */
const NO_SERVICE = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

const canInstall = () => process.getuid?.() === 0 && onPath('apt-get') !== null;

export function installPackages(...names: readonly string[]): void {
  if (!canInstall()) {
    return;
  }
  console.log(`Installing ${names.join(', ')}…`);
  const quiet = { stdio: 'ignore', env: { ...process.env, ...NO_SERVICE } } as const;
  run('apt-get', ['update'], quiet);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...names], quiet);
}

/** Programs with the Debian packages that bring them: installed as root, otherwise said; in CI an error. */
function need(programs: Readonly<Record<string, string>>, purpose: string): void {
  const missing = () =>
    Object.entries(programs).flatMap(([name, bringer]) => (onPath(name) ? [] : [bringer]));
  if (missing().length > 0) {
    installPackages(...missing());
  }
  const names = missing();
  if (names.length > 0) {
    const sentence = `Not installed: ${names.join(', ')}, for ${purpose}. Install with "sudo apt-get install -y ${names.join(' ')}".`;
    if (process.env.CI) {
      fail(sentence);
    }
    console.log(`${sentence} Until then those tests are skipped.\n`);
  }
}

/** The server that the build writes files for (tests/built/serving). */
export const needServers = () => need({ nginx: 'nginx' }, 'the tests of the generated server files');

/** The engines beside Chromium, and the screen that WebKitGTK draws on (e2e/engines). */
export const needEngines = () =>
  need(
    {
      'firefox-esr': 'firefox-esr',
      WebKitWebDriver: 'webkit2gtk-driver',
      'xvfb-run': 'xvfb',
      xauth: 'xauth',
    },
    'the tests in Firefox and WebKit',
  );
