import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageMenu from '@site/src/components/PageMenu';
import { fetchAhead } from '@site/src/lib/fetchAhead';
import type { Props } from '@theme/DocItem/Content';
import DocItemContent from '@theme-original/DocItem/Content';
import { useEffect } from 'react';

/** Puts the page's menu beside its title, and fetches ahead where the reader can go from here. */
export default function DocItemContentWrapper(props: Props) {
  const { permalink } = useDoc().metadata;
  useEffect(() => fetchAhead(permalink), [permalink]);
  return (
    <>
      <PageMenu path={permalink} />
      <DocItemContent {...props} />
    </>
  );
}
