import { useHistory } from '@docusaurus/router';
import { memo, type ReactNode, type RefCallback } from 'react';
import { afterPaint } from './afterPaint';
import { hitLines } from './hitLines';
import type { ListedHit } from './listed';

type Props = { readonly hit: ListedHit; readonly children: ReactNode };

/** Puts the lines of an answer into its link, at once or after the first answers were shown. */
function linesInto(hit: ListedHit): RefCallback<HTMLAnchorElement> {
  return (link) => {
    let isWanted = true;
    const fill = () => isWanted && link?.replaceChildren(hitLines(hit));
    if (hit.isLater) {
      afterPaint(fill);
    } else {
      fill();
    }
    return () => {
      isWanted = false;
    };
  };
}

/**
 * A plain link: the site's own Link would watch whether it is visible and fetch the page behind every result that
 * scrolls by, with each letter that is typed.
 */
function HitLink({ hit, children }: Props) {
  const history = useHistory();
  // Recent searches are stored without snippets, and have buttons that DocSearch draws.
  const isAnswer = Boolean(hit._snippetResult);
  return (
    // An answer is an option of a list, worked by the arrow keys, and may hold nothing that takes the focus. The address
    // comes with the pointer, for those who open answers in tabs of their own.
    // biome-ignore lint/a11y/noStaticElementInteractions: it is the option around it that is worked
    // biome-ignore lint/a11y/useKeyWithClickEvents: DocSearch follows an answer on Enter
    <a
      ref={isAnswer ? linesInto(hit) : undefined}
      onPointerEnter={({ currentTarget }) => {
        currentTarget.href = hit.url;
      }}
      onPointerLeave={({ currentTarget }) => currentTarget.removeAttribute('href')}
      // biome-ignore lint/a11y/useValidAnchor: it leads to a page, and has its address when that can be used
      onClick={(event) => {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) {
          event.preventDefault();
          history.push(hit.url);
        }
      }}
    >
      {isAnswer ? null : children}
    </a>
  );
}

/** DocSearch makes other children each time, which an answer does not use. */
const isSame = (before: Props, now: Props) => before.hit === now.hit && Boolean(now.hit._snippetResult);

export default memo(HitLink, isSame);
