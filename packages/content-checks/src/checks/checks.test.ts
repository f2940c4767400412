import { describe, expect, it } from 'vitest';
import { type Page, parsePage } from '../pages';
import { checkFrontMatter } from './frontMatter';
import { checkHeadings } from './headings';
import { checkLinks } from './links';
import { checkNumbers } from './numbers';
import { checkRepetition } from './repetition';
import { checkSidebar, sidebarIds } from './sidebar';
import { checkTableRows } from './tableRows';
import { checkTypedFacts, checkTypedSentences } from './typedFacts';
import { checkWords } from './words';

const DESCRIPTION = 'A description that is long enough to be accepted by the check of the front matter.';

function doc(name: string, body: string, frontMatter: Record<string, string> = {}): Promise<Page> {
  const fields = {
    title: `Title of ${name}`,
    sidebar_label: name,
    kind: 'how-to',
    description: `${name}: ${DESCRIPTION}`,
    ...frontMatter,
  };
  const yaml = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n');
  return parsePage(`docs/${name}.mdx`, `---\n${yaml}\n---\n\n${body}\n`);
}

describe('content checks name the file, the value and the remedy', () => {
  it('accepts a good page', async () => {
    const page = await doc('good', '## One {/* #one */}\n\nText.');
    expect(checkFrontMatter([page])).toEqual([]);
    expect(checkHeadings([page])).toEqual([]);
  });

  it('a page without description, with a short one, or with the same as another', async () => {
    expect(checkFrontMatter([await doc('aa', '', { description: '' })])).toEqual([
      expect.stringMatching(/^docs\/aa\.mdx needs a description of 50 to 160 characters/),
    ]);
    expect(checkFrontMatter([await doc('aa', '', { description: 'Too short.' })])).toEqual([
      expect.stringMatching(/has a description of 10 characters/),
    ]);
    const same = [
      await doc('aa', '', { description: DESCRIPTION }),
      await doc('bb', '', { description: DESCRIPTION }),
    ];
    expect(checkFrontMatter(same)).toEqual([
      expect.stringMatching(/^docs\/bb\.mdx has the same description as docs\/aa\.mdx/),
    ]);
  });

  it.each([
    ['', 'needs a kind; write one of overview, how-to, reference, metrics'],
    ['howto', 'has the kind "howto"; write one of overview, how-to, reference, metrics'],
  ])('a doc of the kind "%s"', async (kind, problem) => {
    expect(checkFrontMatter([await doc('aa', '', { kind })])).toEqual([
      `docs/aa.mdx ${problem} (front matter "kind").`,
    ]);
  });

  it('a post without a date', async () => {
    const source = `---\ntitle: A post\nslug: a-post\nauthors: { name: N, title: T }\ndescription: ${DESCRIPTION}\n---\n\nText.\n`;
    expect(checkFrontMatter([await parsePage('blog/a-post.mdx', source)])).toEqual([
      'blog/a-post.mdx needs a date such as 2023-10-24 (front matter "date").',
    ]);
  });

  it.each(['id', 'slug', 'unlisted'])('a doc with %s in its front matter', async (field) => {
    expect(checkFrontMatter([await doc('aa', '', { [field]: 'another' })])).toEqual([
      expect.stringMatching(new RegExp(`^docs/aa\\.mdx (has|is) .* remove it \\(front matter "${field}"\\)`)),
    ]);
  });

  it('a sidebar entry without page, a page in no sidebar, an entry twice', async () => {
    const pages = [await doc('in', ''), await doc('out', '')];
    const ids = sidebarIds([
      { type: 'category', label: 'X', link: { type: 'doc', id: 'in' }, items: ['gone', 'in'] },
    ]);
    expect(ids).toEqual(['in', 'gone', 'in']);
    const problems = checkSidebar(pages, ids, []);
    expect(problems).toContainEqual(
      expect.stringMatching(/lists "gone", but docs\/gone\.mdx does not exist/),
    );
    expect(problems).toContainEqual(expect.stringMatching(/lists "in" twice/));
    expect(problems).toContainEqual(expect.stringMatching(/docs\/out\.mdx is in no sidebar/));
    expect(checkSidebar(pages, ['in'], ['out'])).toEqual([]);
    expect(checkSidebar(pages, ['in', 'out'], ['out'])).toHaveLength(1);
  });

  it('headings without id, with one id twice, of level 1 or 4', async () => {
    const page = await doc(
      'h',
      '# One {/* #one */}\n\n## Two\n\n## Three {/* #one */}\n\n#### Four {/* #four */}',
    );
    expect(checkHeadings([page])).toHaveLength(4);
  });

  it('banned words in prose, not in code, and not where they are allowed', async () => {
    const banned = [{ word: 'fork', instead: 'write "clone"', allowedIn: ['docs/allowed.mdx'] }];
    const pages = [
      await doc('bad', 'You fork it.'),
      await doc('code', 'Run `fork`.'),
      await doc('allowed', 'You fork it.'),
    ];
    expect(checkWords(pages, banned)).toEqual(['docs/bad.mdx says "fork": write "clone".']);
  });

  it('links to nowhere and lonely pages', async () => {
    const pages = [
      await doc('a', '[b](/docs/b) [c](/docs/c#x) [gone](/docs/gone)'),
      await doc('b', '[a](/docs/a) [c](/docs/c)'),
      await doc('c', '[a](/docs/a) [a again](/docs/a?x=1)'),
    ];
    expect(checkLinks(pages, [])).toEqual([
      expect.stringMatching(/^docs\/a\.mdx links to \/docs\/gone, which is no page/),
      expect.stringMatching(/^docs\/b\.mdx is linked from 1 other page/),
      expect.stringMatching(/^docs\/c\.mdx links to 1 other page/),
    ]);
  });

  it('long paragraphs on two pages, and filler', async () => {
    const long = Array.from({ length: 45 }, (_, index) => `word${index}`).join(' ');
    const pages = [
      await doc('a', long),
      await doc('b', `${long.replace('word3', '**word3**')}`),
      await doc('c', 'TODO: write'),
    ];
    expect(checkRepetition(pages)).toEqual([
      expect.stringMatching(/^docs\/b\.mdx repeats a paragraph of docs\/a\.mdx/),
      expect.stringMatching(/^docs\/c\.mdx contains filler/),
    ]);
  });

  it('a table row that is typed twice, on one page or on two', async () => {
    const table = '| A | B |\n|---|---|\n| one thing | two things |\n';
    const one = await doc('one', table);
    expect(checkTableRows([one])).toEqual([]);
    expect(checkTableRows([one, await doc('two', `Text.\n\n${table}`)])).toEqual([
      expect.stringMatching(
        /^docs\/two\.mdx:12 repeats the table row of docs\/one\.mdx:10: "one thing two things"/,
      ),
    ]);
    expect(checkTableRows([await doc('twice', `${table}\n${table}`)])).toHaveLength(1);
    const values = ['limits.panes', 'limits.widgets'].map(
      (value) => `| A | B |\n|---|---|\n| At most | {${value}} of them |\n`,
    );
    expect(checkTableRows([await doc('values', values.join('\n'))])).toEqual([]);
  });

  it('a fact that is typed although data holds it, and a coincidence that is gone', async () => {
    const facts = [{ typed: '(?:4|four) panes', instead: 'Render {limits.panes}.' }];
    const page = await doc(
      'aa',
      "import x from 'four panes';\n\nUp to four panes, never 14 panes.\n\n`4 panes`",
    );
    expect(checkTypedFacts([page], facts, [])).toEqual([
      'docs/aa.mdx:10 types "four panes". Render {limits.panes}.',
      'docs/aa.mdx:12 types "4 panes". Render {limits.panes}.',
    ]);
    const known = { file: 'docs/aa.mdx', words: 'four panes', reason: 'Another pane.' };
    expect(checkTypedFacts([page], facts, [known])).toHaveLength(1);
    expect(checkTypedFacts([await doc('aa', 'Nothing.')], facts, [known])).toEqual([
      'docs/aa.mdx no longer says "four panes". Remove it from the coincidences.',
    ]);
  });

  it('a sentence that is typed although a record holds it', async () => {
    const rule = 'Close sends a reduce-only market order for the whole position. PT doesn’t wait.';
    const page = await doc('aa', `Before. ${rule.replace('’', "'")}`);
    expect(checkTypedSentences([page], { 'data/rules.ts': [rule] })).toEqual([
      expect.stringMatching(/^docs\/aa\.mdx:8 types a sentence of data\/rules\.ts: "Close sends/),
    ]);
  });

  it.each([
    ['0.22 %', /no space before %/],
    ['a delta of -0.14', /minus sign/],
    ['−$3.16 m', /no space before the unit/],
    ['$67.1K', /k, m or b/],
    ['$5 million', /k, m or b/],
    ['60011 coins', /commas between thousands/],
    ['$1200', /commas between thousands/],
  ])('a number in another format: %s', (text, problem) => {
    expect(checkNumbers([{ where: 'data/x.ts', text }])).toEqual([expect.stringMatching(problem)]);
  });

  it('no number that is well written, a code, a year, an address or a command', () => {
    const texts = [
      '0.22%, $67.1k, −0.14, 60,011, 1,234,567.89, 2023-10-24, in 2026, #err-10010, 4H, 0-2.5, `size=50000`',
      '10010',
    ];
    expect(
      checkNumbers(
        texts.map((text) => ({ where: 'x', text })),
        ['10010'],
      ),
    ).toEqual([]);
  });
});
