import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const SOURCES = ['blog', 'config', 'data', 'docs', 'packages', 'src', 'static'];

/** `npm run test:built` reads build/ as it is: says when a source was saved since. */
export default function setup(): void {
  const built = statSync('build/index.html', { throwIfNoEntry: false })?.mtimeMs;
  const newer = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  ).find((name) => {
    const { mtimeMs } = statSync(name, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    return (
      built !== undefined && mtimeMs > built && !/node_modules|\/dist(\/|$)/.test(name) && path.extname(name)
    );
  });
  if (newer) {
    console.log(`build/ is older than ${newer}: "npm run build" makes it anew.`);
  }
}
