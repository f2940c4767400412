import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageBar from './index';

type Props = { readonly minutes: string; readonly asOf?: string };

/** Kinds that are read from top to bottom; in the others readers look something up. */
const READ_THROUGH = ['how-to', 'overview'];

/** The bar of a doc. packages/authoring/src/mdx/pageBar.ts puts it behind the doc's lead. */
export default function PageBarOfDoc({ minutes, asOf }: Props) {
  const { metadata, frontMatter } = useDoc();
  const { kind } = frontMatter as { kind?: string };
  return (
    <PageBar
      path={metadata.permalink}
      kind={kind}
      minutes={kind && READ_THROUGH.includes(kind) ? Number(minutes) : undefined}
      asOf={asOf}
    />
  );
}
