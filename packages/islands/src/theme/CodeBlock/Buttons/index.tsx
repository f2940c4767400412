import { translate } from '@docusaurus/Translate';
import copyStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/CopyButton/styles.module.css';
import stockStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/styles.module.css';
import type { Props } from '@theme/CodeBlock/Buttons';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import Buttons from '@theme-init/CodeBlock/Buttons';
import { KnownToWork, useIsInDoc } from '../../../client/guard/docContext';
import DomIsland from '../../../client/islands/DomIsland';
import type { CopyCodeValues } from '../../../client/stock/copyCode';
import styles from './styles.module.css';

/** The stock buttons are rendered in the browser only. In a built doc there is one for copying, as an island. */
export default function ButtonsInDoc({ className }: Props) {
  const isInDoc = useIsInDoc();
  if (!isInDoc || !IS_SERVER_BUNDLE) {
    return <Buttons className={className} />;
  }
  return (
    <DomIsland
      name="docusaurus-copy-code"
      className={[className, stockStyles.buttonGroup, styles.buttons].filter(Boolean).join(' ')}
      values={
        {
          label: translate({ id: 'theme.CodeBlock.copied', message: 'Copied' }),
          className: copyStyles.copyButtonCopied ?? '',
        } satisfies CopyCodeValues
      }
    >
      <KnownToWork>
        <CopyButton />
      </KnownToWork>
    </DomIsland>
  );
}
