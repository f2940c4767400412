import type { Props } from '@theme/TOCInline';
import TOCInline from '@theme-init/TOCInline';
import { KnownToWork } from '../../client/guard/docContext';

/** Its list shares a component with the table of contents beside the doc, which has an effect that does nothing here. */
export default function TOCInlineInDoc(props: Props) {
  return (
    <KnownToWork>
      <TOCInline {...props} />
    </KnownToWork>
  );
}
