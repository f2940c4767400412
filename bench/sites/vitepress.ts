import type { MenuItem } from './content';
import type { Framework } from './site';

const sidebarItem = ({ label, page, items }: MenuItem): unknown => ({
  text: label,
  ...(page && { link: `/${page}` }),
  ...(items && { collapsed: true, items: items.map(sidebarItem) }),
});

const config = (sidebar: unknown) => `export default {
  title: 'VitePress',
  cleanUrls: true,
  ignoreDeadLinks: true,
  // Our texts have braces and angle brackets that are no Vue.
  markdown: { config: (md) => md.set({ html: false }) },
  themeConfig: {
    nav: [{ text: 'Docs', link: '/docs/introduction/getting-started' }, { text: 'Blog', link: '/blog/release-v2.8.6' }],
    sidebar: ${JSON.stringify(sidebar)},
    search: { provider: 'local' },
  },
};
`;

export const vitePress: Framework = {
  name: 'VitePress',
  packages: { vitepress: '1.6.4', vue: '3.5.45' },
  files: ({ pages, menu }) => ({
    '.vitepress/config.mjs': config(menu.map(sidebarItem)),
    ...Object.fromEntries(
      pages.map(({ name, title, text }) => [
        `${name}.md`,
        `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text.replaceAll('{{', '{ {')}\n`,
      ]),
    ),
  }),
  build: ['vitepress', 'build'],
  outDir: '.vitepress/dist',
  hashedFolder: '/assets/',
};
