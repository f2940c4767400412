import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { TEXT_CLASSES } from './classes';
import { DOC_DATA, writeDoc } from './doc';

/** The text of a doc from its MDX: what the server draws, and what authors see while they write. */
export default function MdxText({ children }: { readonly children: ReactNode }) {
  const doc = useDoc();
  const { metadata, frontMatter, contentTitle } = doc;
  const isTitled = frontMatter.hide_title || contentTitle !== undefined;
  return (
    <div className={TEXT_CLASSES}>
      {SERVER_DRAWN && (
        <script
          type="application/json"
          {...{ [DOC_DATA]: '' }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, which React would escape as if it were HTML
          dangerouslySetInnerHTML={{ __html: writeDoc(doc) }}
        />
      )}
      {!isTitled && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
