import { useHistory } from '@docusaurus/router';
import { memo, type ReactNode } from 'react';
import type { Hit } from '../../engine/hits';
import Marked from '../Marked';

type Props = { readonly hit: Hit; readonly children: ReactNode };

/** Below a name that answers by itself stands its text; below a section the way to it. */
function linesOf({ type, hierarchy, content, _snippetResult }: Hit): (string | null)[] {
  const { hierarchy: snippets, content: text } = _snippetResult;
  const level = type === 'content' ? 'lvl1' : type;
  const title = snippets?.[level]?.value ?? hierarchy[level];
  return [title, level === 'lvl1' ? (text?.value ?? content) : (snippets?.lvl1?.value ?? hierarchy.lvl1)];
}

/**
 * What DocSearch would draw for an answer, without its three icons for each: every letter draws all answers again, and
 * half of that time went into the icons.
 */
function Lines({ hit }: { hit: Hit }) {
  const [title, below] = linesOf(hit);
  return (
    <div className="DocSearch-Hit-Container">
      <div className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">{title && <Marked html={title} />}</span>
        {below && (
          <span className="DocSearch-Hit-path">
            <Marked html={below} />
          </span>
        )}
      </div>
    </div>
  );
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
      {isAnswer ? <Lines hit={hit} /> : children}
    </a>
  );
}

/** DocSearch makes other children each time, which an answer does not use. */
const isSame = (before: Props, now: Props) => before.hit === now.hit && Boolean(now.hit._snippetResult);

export default memo(HitLink, isSame);
