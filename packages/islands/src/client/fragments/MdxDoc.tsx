import { useDoc } from '@docusaurus/plugin-content-docs/client';
import components from '@islands/doc-components';
import { MDXProvider } from '@mdx-js/react';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { DOC_CLASSES } from './classes';
import { DOC_DATA, writeDocData } from './docData';

/** A doc from its MDX: what the server renders, and what authors see on the dev server. */
export default function MdxDoc({ children }: { readonly children: ReactNode }) {
  const doc = useDoc();
  const { metadata, frontMatter, contentTitle } = doc;
  const isTitled = frontMatter.hide_title || contentTitle !== undefined;
  return (
    <div className={DOC_CLASSES}>
      {IS_SERVER_BUNDLE && (
        <script
          type="application/json"
          {...{ [DOC_DATA]: '' }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, which React would escape as if it were HTML
          dangerouslySetInnerHTML={{ __html: writeDocData(doc) }}
        />
      )}
      {!isTitled && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      <MDXContent>
        <MDXProvider components={components}>{children}</MDXProvider>
      </MDXContent>
    </div>
  );
}
