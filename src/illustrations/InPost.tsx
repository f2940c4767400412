import { type ComponentType, useEffect, useRef } from 'react';
import type { IllustrationProps } from '.';

/** Required, not imported: a post is hydrated, and pictures reach readers as HTML only. The dev server renders them. */
const Illustration: ComponentType<IllustrationProps> | null = RENDERS_MDX ? require('.').default : null;

/** Tells React to leave the rendered HTML alone. Always the same object: React would write another one into the page. */
const UNTOUCHED = { __html: '' };

const STYLES = 'link[href*="page-illustrations"]';

/** A post that a link opened was not rendered on the server, but its page was: the picture and its styles come from there. */
async function fetchPicture(root: HTMLElement, of: string): Promise<void> {
  const response = await fetch(window.location.pathname);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const picture = page.querySelector(`[data-illustration="${of}"]`);
  if (!document.querySelector(STYLES)) {
    document.head.append(...page.querySelectorAll(STYLES));
  }
  root.append(...(picture ? [picture] : []));
}

/** A picture in a post. Without network after a click, there is none: the post says the same in words. */
export default function InPost(props: IllustrationProps) {
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
    <div ref={root} suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />
  );
}
