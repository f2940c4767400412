import Troubleshooting from '@site/src/components/help/Troubleshooting';
import CopyButton from '@site/src/components/layout/CopyButton';
import PageBar from '@site/src/components/layout/PageBar/OfDoc';
import RunButton from '@site/src/components/layout/RunButton';
import ScrollTable from '@site/src/components/tables/ScrollTable';
import AsOf from '@site/src/components/text/AsOf';
import RiskNote from '@site/src/components/text/RiskNote';
import Rule from '@site/src/components/text/Rule';
import Steps, { Result } from '@site/src/components/text/Steps';
import Term from '@site/src/components/text/Term';
import WorkedExample from '@site/src/components/text/WorkedExample';
import TryIt from '@site/src/components/workspace/TryIt';
import Illustration from '@site/src/pt/pictures';

/**
 * What authors may write in a doc without an import. The build renders docs, and readers get HTML, so nothing here is in a script.
 * Posts and pages have src/theme/MDXComponents.
 */
export default {
  AsOf,
  CopyButton,
  Illustration,
  PageBar,
  Result,
  RiskNote,
  Rule,
  RunButton,
  Steps,
  Term,
  Troubleshooting,
  TryIt,
  WorkedExample,
  table: ScrollTable,
};
