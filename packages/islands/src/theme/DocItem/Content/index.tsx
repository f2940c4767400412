import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import type { ComponentType } from 'react';
import DocFragment from '../../../client/fragments/DocFragment';

// Required, not imported: the browser's bundle must not contain what renders MDX.
const MdxDoc: ComponentType<Props> | null = RENDERS_MDX
  ? require('../../../client/fragments/MdxDoc').default
  : null;

export default function DocItemContent({ children }: Props) {
  const { metadata } = useDoc();
  return MdxDoc ? <MdxDoc>{children}</MdxDoc> : <DocFragment path={metadata.permalink} />;
}
