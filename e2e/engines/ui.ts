/**
 * How the checks find what a reader sees; the only place to change when the interface does. `name` is what the element is
 * called: by its label, or by its own text.
 */
export type Target = { readonly css: string; readonly name?: string };

export const UI = {
  heading: { css: 'h1' },
  sidebarLink: (path: string) => ({ css: `.theme-doc-sidebar-menu a[href="${path}"]` }),
  contentsLink: (hash: string) => ({ css: `.theme-doc-toc-desktop a[href="${hash}"]` }),
} satisfies Readonly<Record<string, Target | ((value: string) => Target)>>;
