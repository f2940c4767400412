import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout>
      <main>
        <h1>Your New Workspace</h1>
      </main>
    </Layout>
  );
}
