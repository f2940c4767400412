import { type ReactNode, useEffect, useRef } from 'react';
import { stageAttributes, wakePart } from './wakePart';

type Props = {
  /** The name of the part in parts.ts: one that works on the drawn elements. */
  readonly part: string;
  readonly className?: string;
  /** What the part has to know beside what is drawn. Written into the page as JSON. */
  readonly values?: object;
  readonly children: ReactNode;
};

/**
 * Where a live part stands that needs no React in the browser: what is drawn inside is all there is of it. In a page that
 * React draws the stage wakes itself; in a drawn text src/text/ looks for it.
 */
export default function DomStage({ part, className, values, children }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => (stage.current ? wakePart(stage.current) : undefined), []);
  const attributes = stageAttributes(part, className, values);
  return (
    <div ref={stage} {...attributes}>
      {children}
    </div>
  );
}
