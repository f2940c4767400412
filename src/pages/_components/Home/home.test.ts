import { playbooks } from '@site/data/playbooks/playbooks';
import { expect, it } from 'vitest';
import { playbookLinks, tasks } from './tasks';

it('leads to every playbook', () => {
  const links = [...tasks.map(({ title, to }) => ({ name: title, to })), ...playbookLinks];
  expect(links).toEqual(
    expect.arrayContaining(playbooks.map(({ title, home }) => ({ name: title, to: home }))),
  );
});
