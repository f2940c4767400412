import CopyButton from '@site/src/components/layout/CopyButton';
import RunButton from '@site/src/components/layout/Dock';
import PageBar from '@site/src/components/layout/PageBar/OfDoc';
import ScrollTable from '@site/src/components/tables/ScrollTable';
import AsOf from '@site/src/components/text/AsOf';
import RiskNote from '@site/src/components/text/RiskNote';
import Rule from '@site/src/components/text/Rule';
import Steps, { Result } from '@site/src/components/text/Steps';
import Term from '@site/src/components/text/Term';
import WorkedExample from '@site/src/components/text/WorkedExample';
import MDXComponents from '@theme-original/MDXComponents';

/** What authors may write without an import: small parts that many pages use. Larger ones are imported by their pages. */
export default {
  ...MDXComponents,
  AsOf,
  CopyButton,
  PageBar,
  Result,
  RiskNote,
  RunButton,
  Rule,
  Steps,
  Term,
  WorkedExample,
  table: ScrollTable,
};
