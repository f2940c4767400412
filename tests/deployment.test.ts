import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nginxFiles, servingRules } from '@pt-docs/serving';
import { describe, expect, it } from 'vitest';
import { BUILD_VARIABLES } from '../config/env';
import { serving } from '../config/serving';

const read = (name: string) => readFileSync(name, 'utf8');

describe('every environment variable of the build', () => {
  it.each(BUILD_VARIABLES)('%s can be given to the container and stands in the deployment guide', (name) => {
    expect(read('Dockerfile')).toMatch(new RegExp(`^ARG .*\\b${name}\\b`, 'm'));
    expect(read('guides/deployment.md')).toContain(`\`${name}\``);
  });
});

describe('the container', () => {
  it('puts the site where the written nginx site looks for it, on the port it listens to', () => {
    const hashes = { scripts: [], styleElements: [], styleAttributes: [] };
    const { conf: site } = nginxFiles(servingRules(serving, hashes, []));
    const root = site.match(/^ {2}root (?<path>.+);$/m)?.groups?.path ?? '';
    const port = site.match(/^ {2}listen (?<port>\d+);$/m)?.groups?.port ?? '';
    expect(read('Dockerfile')).toContain(`COPY --from=build /site/build ${root}\n`);
    expect(read('Dockerfile')).toContain(`COPY --from=build /site/build-serving ${root}-serving\n`);
    expect(read('Dockerfile')).toContain(`EXPOSE ${port}\n`);
  });
});

describe('the guide’s commands for a release', () => {
  const guide = read('guides/deployment.md');
  const under = (heading: string) =>
    new RegExp(`\n### ${heading}\n[^#]*?\`\`\`bash\n([^]*?)\`\`\``).exec(guide)?.[1] ?? '';

  it('keep each one whole, take older assets along, and lead back', () => {
    const home = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-release-'));
    const site = path.join(home, 'site');
    const at = (...names: string[]) => path.join(site, ...names);
    const run = (heading: string, stamp: string) =>
      execFileSync(
        'bash',
        [
          '-euc',
          under(heading)
            .replace('/srv/pt-docs', site)
            .replace(/\$\(date .*\)/, stamp),
        ],
        {
          cwd: home,
        },
      );
    const release = (name: string) => {
      rmSync(path.join(home, 'build'), { recursive: true, force: true });
      mkdirSync(path.join(home, 'build/assets'), { recursive: true });
      mkdirSync(path.join(home, 'build-serving'), { recursive: true });
      for (const file of [`build/assets/${name}.js`, `build/${name}.html`, 'build-serving/rules.json']) {
        writeFileSync(path.join(home, file), name);
      }
      run('Release', name);
    };
    for (const name of ['1', '2', '3']) {
      release(name);
      expect(readFileSync(at('current/build-serving/rules.json'), 'utf8')).toBe(name);
    }
    expect(readdirSync(at('releases'))).toEqual(['1', '2', '3']);
    expect(readdirSync(at('current/build'))).toEqual(['3.html', 'assets']);
    expect(readdirSync(at('current/build/assets'))).toEqual(['1.js', '2.js', '3.js']);
    run('Back', '');
    expect(readFileSync(at('current/build-serving/rules.json'), 'utf8')).toBe('2');
    expect(existsSync(at('current/build/3.html'))).toBe(false);
    rmSync(home, { recursive: true });
  });
});
