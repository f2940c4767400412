import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '@site/src/components/layout/Icon';
import OrderBook from '@site/src/figures/OrderBook';
import Illustration from '@site/src/illustrations/InPage';
import Layout from '@theme/Layout';
import { latestRelease } from './derived';
import SearchField from './SearchField';
import { sections } from './sections';
import styles from './styles.module.css';
import { tasks } from './tasks';

const DESCRIPTION =
  'Documentation of PT, a workspace for crypto markets: charts, metrics, dashboards, screeners, alerts and trading.';

/** A query as a link: it opens the search dialog with it, without scripts the search page. */
function Example({ query }: { query: string }) {
  return (
    <Link to={`/search?q=${query}`} data-opens-search={query}>
      {query}
    </Link>
  );
}

function Pitch({ tagline, app }: { tagline: string; app: string }) {
  return (
    <header className={styles.pitch}>
      <h1 className={styles.tagline}>{tagline}</h1>
      <p className={styles.lead}>
        PT is a workspace for crypto markets: charts, order flow, on-chain data, alerts and trading on one
        screen in your browser. These docs show you how to use it, and how far to trust each number.
      </p>
      <SearchField label="Search the docs" hint="Search the docs" shortcut="/" />
      <p className={styles.examples} data-markdown-ignore="">
        Try <Example query="funding" />, <Example query="10010" /> or{' '}
        <Example query="liquidation long 60000 10x" />
      </p>
      <p className={styles.waysIn}>
        <Link className="button button--primary" to="/docs/introduction/getting-started">
          Getting started
        </Link>
        <Link to={app}>Open PT</Link>
      </p>
    </header>
  );
}

function Tasks() {
  return (
    <nav className={styles.tasks} aria-labelledby="tasks">
      <h2 id="tasks" className={styles.title}>
        What do you want to do?
      </h2>
      <ul className={styles.tiles}>
        {tasks.map(({ icon, title, to, line, more }) => (
          <li key={to}>
            <Icon name={icon} />
            <Link className={styles.task} to={to}>
              {title}
            </Link>
            <p>{line}</p>
            <p className={styles.more}>
              {more.map((link) => (
                <Link key={link.to} to={link.to}>
                  {link.name}
                </Link>
              ))}
            </p>
          </li>
        ))}
        <li>
          <Icon name="error" />
          <Link
            className={styles.task}
            to="/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account#decoder"
          >
            Decode an error
          </Link>
          <p>Cause, remedy and who can fix it.</p>
          <SearchField label="Error code or message" hint="10010 or a message" />
        </li>
      </ul>
    </nav>
  );
}

function Tour() {
  return (
    <section className={styles.tour} aria-labelledby="tour">
      <div>
        <h2 id="tour" className={styles.title}>
          Everything beside the chart
        </h2>
        <p className={styles.line}>
          Studies and metrics sit below the price, the order book next to it. The command bar is for all you’d
          rather type than click.
        </p>
        <p>
          <Link to="/docs/workbench/overview/">What each part of the workbench does</Link>
        </p>
      </div>
      <Illustration
        of="workbench-map"
        caption="The workbench"
        alt="A rail with PT’s sections, the command bar on top, a BTCUSDT chart with RSI and funding below it, and the order book beside it."
      />
    </section>
  );
}

function Sections() {
  return (
    // The menu of narrow screens shows a copy (src/head/layout.ts).
    <nav id="sections" className={styles.sections} aria-label="All sections" data-menu-sections="">
      <h2 className={styles.title}>All sections</h2>
      <ul className={styles.list}>
        {sections.map(({ icon, title, to, count, line }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} />
              <strong>{title}</strong>
              <span className={styles.count}>{count}</span>
              <span className={styles.line}>{line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function News() {
  const { page, version, line } = latestRelease;
  return (
    <section className={styles.news} aria-labelledby="news">
      <h2 id="news" className={styles.title}>
        Release notes
      </h2>
      <p>
        <Link className={styles.task} to={page}>
          Release {version}
        </Link>
      </p>
      <p>{line}</p>
      <p>
        <Link to="/blog">All releases</Link>
      </p>
    </section>
  );
}

function Keys() {
  return (
    <section className={styles.keys} aria-labelledby="keys" data-markdown-ignore="">
      <h2 id="keys" className={styles.title}>
        Keys
      </h2>
      <dl>
        <dt>
          <kbd>/</kbd> or <kbd>Ctrl/Cmd</kbd> <kbd>K</kbd>
        </dt>
        <dd>Search these docs</dd>
        <dt>
          <kbd>←</kbd> <kbd>→</kbd>
        </dt>
        <dd>Move a figure’s slider</dd>
        <dt>
          <kbd>Ctrl/Cmd</kbd> <kbd>J</kbd>
        </dt>
        <dd>
          Command bar, in the app:{' '}
          <Link to="/docs/workbench/overview/using-the-workbench/workbench-cmds#hotkeys">all hotkeys</Link>
        </dd>
      </dl>
    </section>
  );
}

export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title={siteConfig.tagline} description={DESCRIPTION}>
      <main className={styles.home}>
        <Pitch tagline={siteConfig.tagline} app={String(siteConfig.customFields?.appUrl)} />
        <div className={styles.figure}>
          <OrderBook compact />
        </div>
        <Tasks />
        <Tour />
        <Sections />
        <News />
        <Keys />
      </main>
    </Layout>
  );
}
