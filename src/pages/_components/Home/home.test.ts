import { readdirSync, readFileSync } from 'node:fs';
import { alertTriggers } from '@site/data/alerts/triggers';
import { commandsByArea } from '@site/data/commands';
import { roles } from '@site/data/community/roles';
import { widgets } from '@site/data/dashboards/widgets';
import { terms } from '@site/data/glossary/terms';
import { metrics } from '@site/data/metrics';
import { playbooks } from '@site/data/playbooks/playbooks';
import { screenerFields } from '@site/data/screener/fields';
import { exchangeErrors } from '@site/data/trading/exchange-errors';
import { networks } from '@site/data/wallet/networks';
import { expect, it } from 'vitest';
import { latestRelease } from './latestRelease';
import { sections } from './sections';
import { tasks } from './tasks';

it('counts what data/ has', () => {
  expect(sections.map(({ count }) => count)).toEqual([
    `${commandsByArea.workbench.length + commandsByArea.everywhere.length} commands`,
    `${metrics.length} metrics`,
    `${widgets.length} widgets`,
    `${screenerFields.length} fields`,
    `${alertTriggers.length} triggers`,
    `${exchangeErrors.length} error codes`,
    `${networks.length} networks`,
    `${roles.length} roles`,
    `${Object.keys(terms).length} terms`,
  ]);
});

it('leads to every playbook', () => {
  const links = tasks.flatMap(({ title, to, more }) => [{ name: title, to }, ...more]);
  expect(links).toEqual(
    expect.arrayContaining(playbooks.map(({ title, home }) => ({ name: title, to: home }))),
  );
});

it('names the newest release', () => {
  const newest =
    readdirSync('blog')
      .filter((file) => /-release-.*\.mdx$/.test(file))
      .toSorted()
      .at(-1) ?? '';
  const post = readFileSync(`blog/${newest}`, 'utf8');
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(post)?.[1] ?? '';
  expect(latestRelease).toEqual({
    page: `/blog/${field('slug')}`,
    version: field('slug').replace('release-', ''),
    line: field('description'),
  });
});
