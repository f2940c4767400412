import { type ComponentType, useEffect, useRef } from 'react';
import type { IllustrationProps } from '.';

/** Required, not imported: posts are hydrated, and pictures reach readers as HTML only. */
const Illustration: ComponentType<IllustrationProps> | null = RENDERS_MDX ? require('.').default : null;

/** Tells React to leave the rendered HTML alone. Always the same object: React would write another one into the page. */
const UNTOUCHED = { __html: '' };

const STYLES = 'link[href*="/page-"]';
const addressOf = (link: Element) => link.getAttribute('href');

/** After a link inside the site: the server has not rendered what is shown, but the page. Picture and styles come from there. */
async function fetchPicture(root: HTMLElement, of: string): Promise<void> {
  const response = await fetch(window.location.pathname);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const picture = page.querySelector(`[data-illustration="${of}"]`);
  const known = Array.from(document.querySelectorAll(STYLES), addressOf);
  const missing = [...page.querySelectorAll(STYLES)].filter((link) => !known.includes(addressOf(link)));
  document.head.append(...missing);
  root.append(...(picture ? [picture] : []));
}

/** A picture in a post. Without network after a click it is left out; the text says the same in words. */
export default function InPage(props: IllustrationProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current && !root.current.hasChildNodes()) {
      fetchPicture(root.current, props.of).catch(() => {});
    }
  }, [props.of]);
  return Illustration ? (
    <div>
      <Illustration {...props} />
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty on purpose
    <div ref={root} dangerouslySetInnerHTML={UNTOUCHED} />
  );
}
