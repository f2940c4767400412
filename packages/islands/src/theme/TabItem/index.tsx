import type { Props } from '@theme/TabItem';
import TabItem from '@theme-init/TabItem';
import { CheckedChildren } from '../../client/guard/docContext';

export default function TabItemInDoc({ children, ...props }: Props) {
  return (
    <TabItem {...props}>
      <CheckedChildren>{children}</CheckedChildren>
    </TabItem>
  );
}
