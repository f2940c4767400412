import { expect, it } from 'vitest';
import { checkSamplePrices, checkStructure, checkStyle, readProse, sharedSentences } from '.';

const SHARED =
  'Anyone can deploy a token with the same name, so the contract address is the only thing that tells two of them apart.';
const page = (route: string, body: string) =>
  readProse({ route, text: `---\ntitle: "T"\n---\n\n# T\n\n${body}\n` });

it('counts the words of everything', () => {
  const prose = page(
    '/a',
    'One two three. A second sentence has a colon: here, and more than six words.\n\n- A list item of its own.\n\n| Cell | Other |\n| - | - |\n| one | two |',
  );
  // Marks of Markdown and the front matter are words to `wc -w`.
  expect(prose.words).toBe(4 + 2 + 3 + 12 + 7 + 5 + 5 + 5);
});

it('warns of other words and other numbers, not in code, not in addresses, not where they are allowed', () => {
  const rules = [
    { pattern: 'forks?', instead: '“clone”', allowedOn: ['/allowed'] },
    { pattern: '\\d[\\s]+%', instead: '0.22%' },
  ];
  const body = 'You fork it at 3 % with `fork` on [a page](/fork).';
  expect(checkStyle([page('/a', body), page('/allowed', 'fork')], rules)).toEqual([
    expect.stringMatching(/^\/a: "….*fork it.*…": write “clone”\.$/),
    expect.stringMatching(/write 0\.22%\.$/),
  ]);
});

it('finds long sentences that two pages share, also when a word was changed', () => {
  const pages = [page('/a', SHARED), page('/b', SHARED.replace('Anyone', 'Everyone')), page('/c', 'Other.')];
  expect(sharedSentences(pages)).toEqual([{ routes: ['/a', '/b'], sentences: [SHARED] }]);
});

it('warns of a figure that comes late and of a heading on many pages', () => {
  const late = page('/late', `${'word '.repeat(300)}\n\n**Figure: F**\n\n[Try it on the page](/x)`);
  const same = ['/a', '/b', '/c', '/d'].map((route) => page(route, '## Notes\n\n## Related pages'));
  expect(checkStructure([late, ...same])).toEqual([
    '/late: the first figure comes after 301 words.',
    '"Notes" is a heading on 4 pages: name the task or the symptom.',
  ]);
});

it('names a sample whose price the market did not have at its date', () => {
  const sample = (price: number, time: string) => ({
    route: '/a',
    text: `# A\n\n\`\`\`json\n{\n  "symbol": "BTCUSDT",\n  "price": ${price},\n  "time": "${time}"\n}\n\`\`\`\n`,
  });
  const ranges = [{ symbol: 'BTCUSDT', month: '2023-10', low: 26_500, high: 35_300 }];
  expect(checkSamplePrices([sample(34_012.5, '2023-10-24T12:15:00Z')], ranges)).toEqual([]);
  expect(checkSamplePrices([sample(65_012.5, '2023-10-24T12:15:00Z')], ranges)).toEqual([
    '/a.md:3: the sample has BTCUSDT at 65012.5 in 2023-10, where it traded between 26500 and 35300.',
  ]);
  expect(checkSamplePrices([sample(34_012.5, '2024-01-02T00:00:00Z')], ranges)).toEqual([
    expect.stringContaining('a month without a known price'),
  ]);
});
