import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageMenu from '@site/src/components/PageMenu';
import type { Props } from '@theme/DocItem/Content';
import Content from '@theme-original/DocItem/Content';

/** The page's menu beside its title. */
export default function DocItemContent(props: Props) {
  const { metadata } = useDoc();
  return (
    <>
      <PageMenu path={metadata.permalink} />
      <Content {...props} />
    </>
  );
}
