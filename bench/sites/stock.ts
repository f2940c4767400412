import manifest from '../../package.json';
import type { Content, CopiedPage, MenuItem } from './content';
import type { Framework } from './site';

/** Front matter and text. `extra` are further lines of front matter. */
const withTitle = ({ title, text }: CopiedPage, extra = '') =>
  `---\ntitle: ${JSON.stringify(title)}\n${extra}---\n\n${text}\n`;

const idOf = (page: string) => page.replace(/^docs\//, '');

function sidebarItem({ label, page, items }: MenuItem): unknown {
  if (!items) {
    return page ? idOf(page) : [];
  }
  const link = page ? { link: { type: 'doc', id: idOf(page) } } : {};
  return { type: 'category', label, ...link, items: items.map(sidebarItem) };
}

/** The template of `create-docusaurus`, with our texts. */
const config = `export default {
  title: 'Stock',
  url: 'https://stock.example',
  baseUrl: '/',
  favicon: 'img/favicon.ico',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: { v4: true },
  markdown: { format: 'md' },
  presets: [['classic', { docs: { sidebarPath: './sidebars.json' }, blog: { showReadingTime: true } }]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'Stock',
      items: [
        { type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Docs' },
        { to: '/blog', label: 'Blog', position: 'left' },
      ],
    },
    footer: { style: 'dark', copyright: 'Built with Docusaurus.' },
  },
};
`;

function pageFile(page: CopiedPage): [string, string] | undefined {
  if (page.name.startsWith('docs/')) {
    return [`${page.name}.md`, withTitle(page)];
  }
  if (/^blog\/release-/.test(page.name)) {
    const slug = page.name.replace(/^blog\//, '');
    // The theme draws the heading of a post from its front matter.
    const text = page.text.replace(/^# .*\n/, '');
    return [`blog/${slug}.md`, withTitle({ ...page, text }, `slug: ${slug}\ndate: 2026-01-01\n`)];
  }
  // Lists of posts are the framework's own.
  return page.name === 'index' ? ['src/pages/index.md', withTitle(page)] : undefined;
}

/** The version that this site is built with. */
const DOCUSAURUS = manifest.dependencies['@docusaurus/core'];

export const stock: Framework = {
  name: 'stock',
  packages: {
    '@docusaurus/core': DOCUSAURUS,
    '@docusaurus/faster': DOCUSAURUS,
    '@docusaurus/preset-classic': DOCUSAURUS,
    '@mdx-js/react': '3.1.1',
    'prism-react-renderer': '2.4.1',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  manifest: {
    // Newer ones lack a part in some registries: the search of the preset, and native code for some processors.
    overrides: { '@docsearch/react': '4.6.3', '@swc/html': '1.16.2' },
    // Of the same template.
    browserslist: ['>0.5%', 'not dead', 'not op_mini all'],
  },
  files: (content: Content) => ({
    'docusaurus.config.mjs': config,
    'sidebars.json': JSON.stringify({ docs: content.menu.map(sidebarItem) }),
    'static/img/favicon.ico': '',
    ...Object.fromEntries(
      content.pages.flatMap((page) => [pageFile(page)].filter((file) => file !== undefined)),
    ),
  }),
  build: ['docusaurus', 'build'],
  outDir: 'build',
  hashedFolder: '/assets/',
};
