import { type ReactNode, useEffect, useRef } from 'react';
import PartErrorBoundary from './PartErrorBoundary';
import { stageAttributes, wakePart } from './wakePart';

type Props = {
  /** The name of the part in parts.ts. */
  readonly part: string;
  readonly className?: string;
  /** What the part starts with, if not with what it knows itself. Written into the page as JSON. */
  readonly values?: object;
  /** The part itself, in the server's bundle only: `SERVER_DRAWN ? <Part /> : null`. */
  readonly drawn: ReactNode;
};

/**
 * Tells React to leave the drawn HTML alone; one and the same object, because React would write another one into the page.
 * While authors write nothing is drawn yet, and React minds a root in an element whose HTML it was given.
 */
const LEFT_ALONE = { __html: '' };

/**
 * Where a live part stands. It is a React root of its own, because React's Suspense would move large drawn parts behind
 * inline scripts. In a page that React draws the stage wakes itself; in a drawn text src/text/ looks for it.
 */
export default function Stage({ part, className, values, drawn }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => (stage.current ? wakePart(stage.current) : undefined), []);
  const attributes = stageAttributes(part, className, values);
  return drawn ? (
    <div {...attributes}>
      <PartErrorBoundary>{drawn}</PartErrorBoundary>
    </div>
  ) : (
    <div
      ref={stage}
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty on purpose
      dangerouslySetInnerHTML={TEXT_FROM_SCRIPT ? undefined : LEFT_ALONE}
    />
  );
}
