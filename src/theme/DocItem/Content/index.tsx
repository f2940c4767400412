import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageMenu from '@site/src/components/PageMenu';
import type { Props } from '@theme/DocItem/Content';
import type { ComponentType } from 'react';
import DrawnText from '../../../../packages/islands/src/client/fragments/DrawnText';

// Required, not imported: a reader's bundle must not hold what draws MDX.
const MdxText: ComponentType<Props> | null = TEXT_FROM_SCRIPT
  ? require('../../../../packages/islands/src/client/fragments/MdxText').default
  : null;

/** The page's menu beside its title, and its text. */
export default function DocItemContent({ children }: Props) {
  const { metadata } = useDoc();
  return (
    <>
      <PageMenu path={metadata.permalink} />
      {MdxText ? <MdxText>{children}</MdxText> : <DrawnText path={metadata.permalink} />}
    </>
  );
}
