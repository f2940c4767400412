import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocVersionRoot';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import { useEffect } from 'react';

/**
 * Remembers the docs version that was read last. The stock theme does so only from its version menu, which
 * a site with one version does not have; guides/specification.md wants it stored.
 */
export default function DocVersionRootWrapper(props: Props) {
  const { preferredVersion, savePreferredVersionName } = useDocsPreferredVersion();
  const { version } = props.version;
  useEffect(() => {
    if (preferredVersion?.name !== version) {
      savePreferredVersionName(version);
    }
  }, [preferredVersion, savePreferredVersionName, version]);
  return <DocVersionRoot {...props} />;
}
