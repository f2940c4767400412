import type { ThemeConfig } from '@docusaurus/theme-common';
import { brand } from './brand';

/** The whole navbar: logo, Documentation, search, colour-mode toggle. The toggle is rendered by the theme. */
export const navbar = {
  hideOnScroll: true,
  title: brand.product,
  logo: {
    alt: `${brand.product} home`,
    src: 'img/logo.svg',
    href: brand.marketingUrl,
    target: '_self',
    width: 28,
    height: 28,
  },
  items: [
    { type: 'docSidebar', sidebarId: 'docs', label: 'Documentation', position: 'left' },
    { type: 'search', position: 'right' },
  ],
} satisfies Partial<ThemeConfig['navbar']>;
