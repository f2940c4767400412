import { expect, it } from 'vitest';
import { partsOf } from './markdownPath';
import { splitCopy } from './splitCopy';

const page = { path: '/docs/help/', address: 'https://docs.example/docs/help/' };

it('leaves a short copy whole', () => {
  const copy = '# Help\n\n## One\n\n## Two\n';
  expect(splitCopy(copy, page)).toEqual([['/docs/help.md', copy]]);
});

it('refuses two sections that would be one file', () => {
  const copy = `# Help\n\n## Terms: A\n\n${'word '.repeat(8_000)}\n## Terms – A\n`;
  expect(() => splitCopy(copy, page)).toThrow(
    '/docs/help/ has two sections whose copies would be /docs/help/terms-a.md',
  );
});

it('finds no part behind an address that no browser understands', () => {
  expect(partsOf('- [One](http://[)\n- [Two](https://docs.example/docs/help/two.md)', page.path)).toEqual([
    '/docs/help/two.md',
  ]);
});

it('gives each section of a long one a file, named by the copy, and loses nothing', () => {
  const sections = [
    '## Find `it`\n\n```\n## no heading\n```\n',
    `## Terms: A–Z\n\n${'word '.repeat(8_000)}\n`,
  ];
  const [[own, index] = ['', ''], ...parts] = splitCopy(`# Help\n\nLead.\n\n${sections.join('\n')}`, page);
  expect(own).toBe('/docs/help.md');
  expect(index).toContain('Lead.');
  expect(partsOf(index, page.path)).toEqual(['/docs/help/find-it.md', '/docs/help/terms-a-z.md']);
  expect(parts.map(([, text]) => text.trim())).toEqual(sections.map((text) => text.trim()));
});
