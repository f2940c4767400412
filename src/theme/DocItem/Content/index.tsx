import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageMenu from '@site/src/components/PageMenu';
import type { Props } from '@theme/DocItem/Content';
import DocItemContent from '@theme-original/DocItem/Content';

/** Puts the page's menu beside its title. */
export default function DocItemContentWrapper(props: Props) {
  const { metadata } = useDoc();
  return (
    <>
      <PageMenu path={metadata.permalink} />
      <DocItemContent {...props} />
    </>
  );
}
