import { type ReactNode, useEffect, useRef } from 'react';
import { hydrateIsland, islandAttributes } from './hydrateIsland';

type Props = {
  /** Its name in the registry. */
  readonly name: string;
  readonly className?: string;
  /** What the module has to know beside the rendered elements. Stands in the page as JSON. */
  readonly values?: object;
  /** Its code is loaded when the reader presses it or moves the focus into it, not when it's near. */
  readonly waitsForTouch?: boolean;
  readonly children: ReactNode;
};

/**
 * An island whose content is rendered where it stands. Its module works on these elements, or is a component that renders the same
 * and hydrates them.
 */
export default function DomIsland({ name, className, values, waitsForTouch, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? hydrateIsland(root.current) : undefined), []);
  return (
    <div ref={root} {...islandAttributes(name, className, values, waitsForTouch)}>
      {children}
    </div>
  );
}
