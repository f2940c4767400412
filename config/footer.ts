import type { ThemeConfig } from '@docusaurus/theme-common';
import { escapeHtml } from '@pt-docs/pages';
import { brand } from './brand';
import { iconSvg } from './icons';

const ICON_LINKS = [
  { icon: 'app', href: brand.appUrl, name: `Open the ${brand.product} app` },
  { icon: 'chat', href: brand.chatUrl, name: 'Chat community' },
  { icon: 'social', href: brand.socialUrl, name: 'Social network' },
  { icon: 'video', href: brand.videoUrl, name: 'Video channel' },
] as const;

export const footer = {
  links: ICON_LINKS.map(({ icon, href, name }) => ({
    html: `<a class="footer-icon" href="${escapeHtml(href)}">${iconSvg(icon)}<span>${escapeHtml(name)}</span></a>`,
  })),
  copyright: `Copyright © ${brand.copyrightYear} ${escapeHtml(brand.product)} · <a class="footer-note" href="/llms.txt">For assistants</a>`,
} satisfies Partial<ThemeConfig['footer']>;
