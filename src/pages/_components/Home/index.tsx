import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Island } from '@pt-docs/islands/client';
import Icon from '@site/src/components/layout/Icon';
import Layout from '@theme/Layout';
import { sections } from './sections';
import styles from './styles.module.css';
import { type Task, tasks } from './tasks';

const DESCRIPTION =
  'Documentation of PT, a workspace for crypto markets: charts, metrics, dashboards, screeners, alerts and trading.';

/** Lines for the box: what runs, what is decoded, what is computed. */
const CHIPS = [
  'metric add "funding rate"',
  'alert price moves 2% 4h',
  'error 10010',
  'liquidation long 60000 10x',
];
const START = ['study add volume', 'metric add cvd', 'alert price crosses 67500'];

function Pitch({ tagline, app }: { tagline: string; app: string }) {
  return (
    <header className={styles.pitch}>
      <h1 className={styles.tagline}>{tagline}</h1>
      <p className={styles.lead}>
        Charts, market data, screeners and alerts for crypto markets, with trading through your own Bybit
        account or wallet. Try it here, on sample data.
      </p>
      <p className={styles.waysIn}>
        <Link className="button button--primary" to="/docs/introduction/getting-started">
          Getting started
        </Link>
        <Link to="/docs/others/act-now">Something is wrong</Link>
        <Link to={app}>Open PT</Link>
      </p>
    </header>
  );
}

function Card({ icon, title, to, line }: Task) {
  return (
    <li>
      <Icon name={icon} />
      <Link className={styles.task} to={to}>
        {title}
      </Link>
      <p>{line}</p>
    </li>
  );
}

function Tasks() {
  return (
    <nav aria-labelledby="tasks">
      <h2 id="tasks" className={styles.title}>
        What do you want to do?
      </h2>
      <ul className={styles.tiles}>
        {tasks.map((task) => (
          <Card key={task.to} {...task} />
        ))}
      </ul>
    </nav>
  );
}

function Sections() {
  return (
    // The menu of narrow screens shows a copy (src/head/layout.ts).
    <nav id="sections" aria-label="All sections" data-menu-sections="">
      <h2 className={styles.title}>All sections</h2>
      <ul className={styles.list}>
        {sections.map(({ icon, title, to, line }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} />
              <strong>{title}</strong>
              <span className={styles.line}>{line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title={siteConfig.tagline} description={DESCRIPTION}>
      <main className={styles.home}>
        <Pitch tagline={siteConfig.tagline} app={String(siteConfig.customFields?.appUrl)} />
        <section id="workspace" className={styles.workspace} aria-label="PT to try, on sample data">
          <Island name="workspace" values={{ layout: 'home', lines: START, chips: CHIPS }} />
        </section>
        <Tasks />
        <Sections />
      </main>
    </Layout>
  );
}
