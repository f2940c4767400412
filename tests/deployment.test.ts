import { readFileSync } from 'node:fs';
import { nginxSite, servingRules } from '@pt-docs/serving';
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
    const site = nginxSite(servingRules(serving, { scripts: [], styleElements: [], styleAttributes: [] }));
    const root = site.match(/^ {2}root (?<path>.+);$/m)?.groups?.path ?? '';
    const port = site.match(/^ {2}listen (?<port>\d+);$/m)?.groups?.port ?? '';
    expect(read('Dockerfile')).toContain(`COPY --from=build /site/build ${root}\n`);
    expect(read('Dockerfile')).toContain(`EXPOSE ${port}\n`);
  });
});
