import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Island } from '@pt-docs/islands/client';
import Icon from '@site/src/components/layout/Icon';
import Layout from '@theme/Layout';
import { latestRelease } from './derived';
import { sections } from './sections';
import styles from './styles.module.css';
import { type NamedLink, playbookLinks, tasks } from './tasks';

const DESCRIPTION =
  'Documentation of PT, a workspace for crypto markets: charts, metrics, dashboards, screeners, alerts and trading.';

/** Lines for the box: what runs, what is decoded, what is computed. */
const CHIPS = [
  'symbol ETHUSDT',
  '1h',
  'metric add "funding rate"',
  'alert price crosses 67330',
  '10010',
  'liquidation long 60000 10x',
];
const START = ['study add volume', 'metric add cvd', 'alert price crosses 67500'];

function Pitch({ tagline, app }: { tagline: string; app: string }) {
  return (
    <header className={styles.pitch}>
      <h1 className={styles.tagline}>{tagline}</h1>
      <p className={styles.lead}>
        What each number in PT means, and where it misleads. Type a command, an error or a question; nothing
        is sent.
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

function More({ links, children }: { links: readonly NamedLink[]; children?: string }) {
  return (
    <p className={styles.more}>
      {children}
      {links.map(({ name, to }) => (
        <Link key={to} to={to}>
          {name}
        </Link>
      ))}
    </p>
  );
}

function Tasks() {
  return (
    <nav aria-labelledby="tasks">
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
            <More links={more} />
          </li>
        ))}
      </ul>
      <More links={playbookLinks}>Playbooks:</More>
    </nav>
  );
}

function Sections() {
  return (
    // The menu of narrow screens shows a copy (src/head/layout.ts).
    <nav id="sections" aria-label="All sections" data-menu-sections="">
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
        <section id="workspace" className={styles.workspace} aria-label="PT to try, on sample data">
          {/* What stood here before, for links to it. */}
          <span id="order-book" />
          <span id="tour" />
          <Island name="workspace" values={{ layout: 'home', lines: START, chips: CHIPS }} />
        </section>
        <Tasks />
        <Sections />
        <News />
        <Keys />
      </main>
    </Layout>
  );
}
