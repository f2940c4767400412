import { playbooks } from '@site/data/playbooks/playbooks';
import { expect, it } from 'vitest';
import { tasks } from './tasks';

it('leads to every playbook', () => {
  const links = tasks.flatMap(({ title, to, more }) => [{ name: title, to }, ...more]);
  expect(links).toEqual(
    expect.arrayContaining(playbooks.map(({ title, home }) => ({ name: title, to: home }))),
  );
});
