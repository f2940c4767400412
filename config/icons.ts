/**
 * The footer's icons: our own drawings of what each link is for (a chart window, a speech bubble, a
 * megaphone, a play button), not the marks of any company.
 */
const paths = {
  app: '<rect x="3" y="4" width="18" height="16" rx="2"/><path d="M7 15l3-4 3 2 4-6"/>',
  chat: '<path d="M4 5h16v11H9l-5 4z"/><path d="M8 9h8M8 12h5"/>',
  social: '<path d="M4 10v4h3l7 4V6l-7 4z"/><path d="M17.5 9a4 4 0 0 1 0 6"/>',
  video: '<rect x="3" y="5" width="18" height="14" rx="3"/><path d="M10.5 9v6l5-3z"/>',
} as const;

export function iconSvg(name: keyof typeof paths): string {
  return `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${paths[name]}</svg>`;
}
