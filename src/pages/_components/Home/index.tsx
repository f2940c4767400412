import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OrderBook from '@site/src/figures/OrderBook';
import Layout from '@theme/Layout';
import SearchInvitation from './SearchInvitation';
import { sections } from './sections';
import styles from './styles.module.css';

const DESCRIPTION =
  'Documentation of PT, a workspace for crypto markets: charts, metrics, dashboards, screeners, alerts and trading.';

export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title={siteConfig.tagline} description={DESCRIPTION}>
      <main className={styles.home}>
        <header className={styles.opening}>
          <h1 className={styles.tagline}>{siteConfig.tagline}</h1>
          <p className={styles.summary}>
            Charts, order flow, on-chain data, alerts and trading in one place. These docs show you how to use
            them, and how far to trust each number.
          </p>
          <SearchInvitation />
          <p className={styles.waysIn}>
            <Link className="button button--primary button--lg" to="/docs/introduction/getting-started">
              Getting started
            </Link>
            <Link className="button button--secondary button--lg" to="/blog">
              What’s new
            </Link>
          </p>
        </header>
        <nav aria-labelledby="sections">
          <h2 id="sections" className={styles.gridTitle}>
            Sections
          </h2>
          <ul className={styles.grid}>
            {sections.map(({ title, to, line }) => (
              <li key={to}>
                <Link className={styles.section} to={to}>
                  <strong>{title}</strong>
                  <span>{line}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section className={styles.taste} aria-labelledby="try-one">
          <h2 id="try-one" className={styles.gridTitle}>
            Try one
          </h2>
          <p>Move the size and see what your order would cost. Figures like this are on most pages.</p>
          <OrderBook />
        </section>
      </main>
    </Layout>
  );
}
