import { describe, expect, it } from 'vitest';
import { type Page, parsePage } from '../pages';
import { checkFiller } from './filler';
import { checkFrontMatter, checkInline } from './frontMatter';
import { checkHeadings } from './headings';
import { checkLinks } from './links';
import { checkSidebar, sidebarIds } from './sidebar';

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

  it('a post without a date, with tags, or with an author of its own', async () => {
    const source = `---\ntitle: A post\nslug: a-post\nauthors: { name: N, title: T }\ntags: [t]\ndescription: ${DESCRIPTION}\n---\n\nText.\n`;
    const post = await parsePage('blog/a-post.mdx', source);
    expect([...checkFrontMatter([post]), ...checkInline([post])]).toEqual([
      'blog/a-post.mdx needs a date such as 2023-10-24 (front matter "date").',
      'blog/a-post.mdx has tags; the blog has no tag pages, remove them (front matter "tags").',
      'blog/a-post.mdx needs the key of an author in blog/authors.yml (front matter "authors").',
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

  it('lonely pages', async () => {
    const pages = [
      await doc('a', '[b](/docs/b) [c](/docs/c#x)'),
      await doc('b', '[a](/docs/a) [c](/docs/c)'),
      await doc('c', '[a](/docs/a) [a again](/docs/a?x=1)'),
    ];
    expect(checkLinks(pages)).toEqual([
      expect.stringMatching(/^docs\/b\.mdx is linked from 1 other page/),
      expect.stringMatching(/^docs\/c\.mdx links to 1 other page/),
    ]);
  });

  it('what is still to be written, with its line', async () => {
    const page = await doc('aa', '## TODO: a heading {/* #x */}\n\nWritten.\n\nTODO: a sentence');
    expect(checkFiller([page])).toEqual([
      expect.stringMatching(/^docs\/aa\.mdx:8 is not written yet: "## TODO/),
      expect.stringMatching(/^docs\/aa\.mdx:12 is not written yet: "TODO: a sentence"/),
    ]);
  });
});
