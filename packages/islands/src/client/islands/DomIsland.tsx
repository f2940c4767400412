import { type ReactNode, useEffect, useRef } from 'react';
import { CheckedChildren, KnownToWork } from '../guard/docContext';
import { hydrateIsland, islandAttributes } from './hydrateIsland';

type Props = {
  /** The name in the registry of a module that exports `enhance`. */
  readonly name: string;
  readonly className?: string;
  /** What the module has to know beside the rendered elements. Stands in the page as JSON. */
  readonly values?: object;
  readonly children: ReactNode;
};

function Root({ name, className, values, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? hydrateIsland(root.current) : undefined), []);
  return (
    <div ref={root} {...islandAttributes(name, className, values)}>
      <CheckedChildren>{children}</CheckedChildren>
    </div>
  );
}

/** An island that needs no React in the browser: a module works on the elements that were rendered at build time. */
export default function DomIsland(props: Props) {
  return (
    <KnownToWork>
      <Root {...props} />
    </KnownToWork>
  );
}
