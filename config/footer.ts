import type { ThemeConfig } from '@docusaurus/theme-common';
import { brand } from './brand';
import { iconSvg } from './icons';

const ICON_LINKS = [
  { icon: 'app', href: brand.appUrl, name: `Open the ${brand.product} app` },
  { icon: 'chat', href: brand.chatUrl, name: 'Chat community' },
  { icon: 'social', href: brand.socialUrl, name: 'Social network' },
  { icon: 'video', href: brand.videoUrl, name: 'Video channel' },
  { icon: 'list', href: '/llms.txt', name: 'For assistants' },
] as const;

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

export const footer = {
  links: ICON_LINKS.map(({ icon, href, name }) => ({
    html: `<a class="footer-icon" href="${escapeAttribute(href)}">${iconSvg(icon)}<span>${escapeAttribute(name)}</span></a>`,
  })),
  copyright: `Copyright © ${brand.copyrightYear} ${brand.product}`,
} satisfies Partial<ThemeConfig['footer']>;
