import AsOf from '@site/src/components/AsOf';
import CopyButton from '@site/src/components/CopyButton';
import PageBar from '@site/src/components/PageBar/OfDoc';
import RiskNote from '@site/src/components/RiskNote';
import ScrollTable from '@site/src/components/ScrollTable';
import Steps, { Result } from '@site/src/components/Steps';
import Term from '@site/src/components/Term';
import WorkedExample from '@site/src/components/WorkedExample';
import MDXComponents from '@theme-original/MDXComponents';

/** What authors may write without an import: small parts that many pages use. Larger ones are imported by their pages. */
export default {
  ...MDXComponents,
  AsOf,
  CopyButton,
  PageBar,
  Result,
  RiskNote,
  Steps,
  Term,
  WorkedExample,
  table: ScrollTable,
};
