import { readFileSync } from 'node:fs';
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
