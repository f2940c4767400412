import CopyButton from '@site/src/components/layout/CopyButton';
import ScrollTable from '@site/src/components/tables/ScrollTable';
import AsOf from '@site/src/components/text/AsOf';
import RiskNote from '@site/src/components/text/RiskNote';
import Term from '@site/src/components/text/Term';
import WorkedExample from '@site/src/components/text/WorkedExample';
import MDXComponents from '@theme-original/MDXComponents';

/** What authors may write in a post or a page without an import. Browsers load it with each of them; docs have src/mdx. */
export default {
  ...MDXComponents,
  AsOf,
  CopyButton,
  RiskNote,
  Term,
  WorkedExample,
  table: ScrollTable,
};
