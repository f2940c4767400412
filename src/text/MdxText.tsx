import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { TEXT_CLASSES } from './classes';

/** The text of a doc from its MDX: what the server draws, and what authors see while they write. */
export default function MdxText({ children }: { readonly children: ReactNode }) {
  const { metadata, frontMatter, contentTitle } = useDoc();
  const isTitled = frontMatter.hide_title || contentTitle !== undefined;
  return (
    <div className={TEXT_CLASSES}>
      {!isTitled && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
