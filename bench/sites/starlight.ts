import type { MenuItem } from './content';
import type { Framework } from './site';

/** A group has no page of its own there: the page becomes its first item. */
function sidebarItem({ label, page, items }: MenuItem): unknown {
  const own = page ? { label, link: `/${page}` } : undefined;
  return items ? { label, collapsed: true, items: [...(own ? [own] : []), ...items.map(sidebarItem)] } : own;
}

const config = (sidebar: unknown) => `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
export default defineConfig({
  site: 'https://starlight.example',
  trailingSlash: 'never',
  build: { format: 'file' },
  integrations: [starlight({ title: 'Starlight', sidebar: ${JSON.stringify(sidebar)} })],
});
`;

const collections = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** The last pair that runs on Node 20. */
export const starlight: Framework = {
  name: 'Starlight',
  packages: { '@astrojs/starlight': '0.37.6', astro: '5.18.2', sharp: '0.34.5' },
  files: ({ pages, menu }) => ({
    'astro.config.mjs': config(menu.map(sidebarItem)),
    'src/content.config.ts': collections,
    ...Object.fromEntries(
      pages.map(({ name, title, text }) => [
        `src/content/docs/${name}.md`,
        // The theme draws the heading itself.
        `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text.replace(/^# .*\n/, '')}\n`,
      ]),
    ),
  }),
  build: ['astro', 'build'],
  outDir: 'dist',
  hashedFolder: '/_astro/',
};
