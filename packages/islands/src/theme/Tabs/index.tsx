import siteStorage from '@generated/site-storage';
import type { Props } from '@theme/Tabs';
import Tabs from '@theme-init/Tabs';
import { Children, isValidElement } from 'react';
import { KnownToWork, useIsInDoc } from '../../client/guard/docContext';
import DomIsland from '../../client/islands/DomIsland';
import type { TabsValues } from '../../client/islands/tabs';

type Valued = { readonly value?: unknown };

function valuesOf({ values, children, groupId, queryString }: Props): TabsValues {
  const tabs: readonly Valued[] =
    values ??
    Children.toArray(children).flatMap((child) => (isValidElement<Valued>(child) ? [child.props] : []));
  const { type, namespace } = siteStorage;
  return {
    storage: groupId ? { type, key: `docusaurus.tab.${groupId}${namespace}` } : undefined,
    parameter: queryString === true ? groupId : queryString || undefined,
    tabs: tabs.map(({ value }) => String(value)),
  };
}

/** In a built doc a few listeners switch tabs; on the dev server React does. All panels must be there: none is lazy. */
export default function TabsInDoc(props: Props) {
  const isInDoc = useIsInDoc();
  const tabs = (
    <KnownToWork>
      <Tabs {...props} lazy={isInDoc ? false : props.lazy} />
    </KnownToWork>
  );
  return isInDoc && IS_SERVER_BUNDLE ? (
    <DomIsland name="docusaurus-tabs" values={valuesOf(props)}>
      {tabs}
    </DomIsland>
  ) : (
    tabs
  );
}
