import { useEffect, useRef } from 'react';
import { hydrateIsland, islandAttributes } from './hydrateIsland';

type Props = {
  /** The island's name in the registry. */
  readonly name: string;
  readonly className?: string;
  /** Props of the island's component. They stand in the page as JSON, so they must be plain values. */
  readonly values?: object;
  /** Its code is loaded when the reader presses it or moves the focus into it, not when it's near. */
  readonly waitsForTouch?: boolean;
};

/** Tells React to leave the rendered HTML alone. Always the same object: React would write another one into the page. */
const UNTOUCHED = { __html: '' };

/** Required, not imported: the browser gets an island's code when the island is near. */
const useServerIsland: typeof import('./serverIsland').useServerIsland | null = IS_SERVER_BUNDLE
  ? require('./serverIsland').useServerIsland
  : null;

function RenderedIsland({ name, className, values, waitsForTouch }: Props) {
  // biome-ignore lint/style/noNonNullAssertion: rendered only where it is defined
  const Component = useServerIsland!(name);
  return (
    <div {...islandAttributes(name, className, values, waitsForTouch)}>
      <Component {...values} />
    </div>
  );
}

/** Starts the island as a root of its own once it's near or touched, and leaves the HTML inside it to that root. */
function HydratedIsland({ name, className, values, waitsForTouch }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? hydrateIsland(root.current) : undefined), []);
  return (
    <div
      ref={root}
      {...islandAttributes(name, className, values, waitsForTouch)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty on purpose
      dangerouslySetInnerHTML={RENDERS_MDX ? undefined : UNTOUCHED}
    />
  );
}

/**
 * An interactive component inside a doc. It is a React root of its own: a doc fragment is plain HTML without a React tree
 * around it, and React's Suspense would move large server-rendered content behind inline scripts.
 */
export default useServerIsland ? RenderedIsland : HydratedIsland;
