import type { Props } from '@theme/CodeBlock';
import CodeBlock from '@theme-init/CodeBlock';
import { KnownToWork, useIsInDoc } from '../../client/guard/docContext';

/** In a doc it is highlighted while building. Its buttons are in CodeBlock/Buttons. */
export default function CodeBlockInDoc(props: Props & { readonly live?: boolean }) {
  if (useIsInDoc() && props.live) {
    throw new Error(
      'A code block is `live`, but docs reach readers as HTML without React, so it could not be edited. Remove `live`, or put the editor into an island.',
    );
  }
  return (
    <KnownToWork>
      <CodeBlock {...props} />
    </KnownToWork>
  );
}
