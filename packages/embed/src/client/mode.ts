import { isFramed } from '@pt-docs/islands/head';
import { rememberEmbed } from '../head/embedMemory';
import type { Theme } from './protocol';
import { sectionOf } from './section';

/**
 * Embed mode is an attribute of <html>, where the stylesheet (src/css/embed.css) reads it before the page is
 * hydrated. Nothing here writes to the reader's stored colour mode: that belongs to their own tabs.
 */
const root = () => document.documentElement;

export const isEmbedded = () => root().dataset.mode === 'embed';

const listeners = new Set<() => void>();

export function subscribeToMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The colours that the app asked for. */
export const embedTheme = (): Theme => (root().dataset.theme === 'light' ? 'light' : 'dark');

/** Dark, unless the app says otherwise or has said so before. */
export function enterEmbedMode(theme: Theme = isEmbedded() ? embedTheme() : 'dark'): void {
  const { dataset } = root();
  if (dataset.mode === 'embed' && dataset.theme === theme) {
    return;
  }
  dataset.mode = 'embed';
  dataset.theme = theme;
  dataset.themeChoice = theme;
  for (const listener of listeners) {
    listener();
  }
}

/** Marks the current history entry, so that a reload or a step back finds the mode again. */
export function keepEmbedMode(parentOrigin: string): void {
  if (isEmbedded() && isFramed()) {
    rememberEmbed(parentOrigin, embedTheme());
  }
}

/** In another tab the reader may have chosen light: the theme would follow it here too. */
export function ignoreStoredTheme(event: StorageEvent): void {
  if (isEmbedded() && (event.key === 'theme' || event.key === null)) {
    event.stopImmediatePropagation();
  }
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function scrollToHash(): void {
  const section = sectionOf(location.hash);
  const target = section && document.getElementById(section);
  if (target) {
    target.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }
}

/** While set, the framework's own jump to a section of the same page is a smooth one (src/css/embed.css). */
export function setSmoothJump(isOn: boolean): void {
  root().toggleAttribute('data-smooth-jump', isOn);
}

/**
 * A link that leads off the site opens a new tab: inside the frame it would replace the docs, in the top
 * window the chart and whatever is not saved in it.
 */
export function openOutside(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (
    isEmbedded() &&
    link instanceof HTMLAnchorElement &&
    /^https?:$/.test(link.protocol) &&
    link.origin !== location.origin
  ) {
    link.target = '_blank';
    link.relList.add('noopener');
  }
}
