import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type { ComponentType } from 'react';

type FiguresIndexProps = { figures: readonly { name: string; Figure: ComponentType }[] };

/** Every figure on one page, for authors: to look at all of them after a change of the shell or the tokens. */
export default function FiguresIndex({ figures }: FiguresIndexProps) {
  return (
    <Layout title="Figures" description="Every figure of the documentation on one page, for authors.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <h1>Figures</h1>
        {figures.map(({ name, Figure }) => (
          <section key={name} aria-labelledby={`index-${name}`}>
            <h2 id={`index-${name}`}>{name}</h2>
            <Figure />
          </section>
        ))}
      </main>
    </Layout>
  );
}
