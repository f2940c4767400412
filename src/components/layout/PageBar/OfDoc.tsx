import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageBar from './index';

/** The bar of a doc. packages/authoring/src/mdx/pageBar.ts puts it behind the doc's lead. */
export default function PageBarOfDoc({ asOf }: { readonly asOf?: string }) {
  return <PageBar path={useDoc().metadata.permalink} asOf={asOf} />;
}
