import Link from '@docusaurus/Link';
import { describeExample, type WorkedExample } from '@site/data/examples/example';
import type { Metric } from '@site/data/metrics/types';
import CopyButton from '@site/src/components/layout/CopyButton';
import TrustMark, { TRUST_LEGEND } from '@site/src/components/metrics/TrustMark';
import { inWords, type Trust } from '@site/src/components/metrics/TrustMark/grades';
import { withCode } from '@site/src/lib/text/withCode';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import factStyles from './facts.module.css';
import styles from './styles.module.css';

type FactProps = {
  readonly label: string;
  readonly children: ReactNode;
  /** A value of a few words: a chip beside others. Sentences are text on lines of their own. */
  readonly isChip?: boolean;
};

/** Its name, then its value. */
export function Fact({ label, children, isChip = false }: FactProps) {
  return (
    <div className={isChip ? factStyles.chip : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What stands for the words that open a clause of a sign convention. */
const GLYPHS: Readonly<Record<string, string>> = {
  Positive: '+',
  Negative: '−',
  Zero: '0',
  Rising: '↗',
  Higher: '↗',
  Falling: '↘',
  Lower: '↘',
  'Above 1': '>1',
  'Below 1': '<1',
};

/** "Positive: longs pay shorts. Negative: …", with a glyph in place of the first word, which stays for those who hear the page. */
export function Sign({ children }: { children: string }) {
  const clauses = children.split(/(?<=\.) (?=[A-Z+−])/).map((clause) => {
    const [, word = '', rest] = /^([^:]+): (.+)$/.exec(clause) ?? [];
    return { clause, word, rest, glyph: GLYPHS[word] };
  });
  return (
    <Fact label="Sign">
      {clauses.map(({ clause, word, rest, glyph }) => (
        <Fragment key={clause}>
          {glyph && <span data-sign={glyph}>{word}: </span>}
          {glyph ? rest : clause}{' '}
        </Fragment>
      ))}
    </Fact>
  );
}

function Points({ title, of: sentences }: { title: string; of: readonly string[] }) {
  return (
    <>
      <p data-content="title">{title}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{withCode(sentence)}</li>
        ))}
      </ul>
    </>
  );
}

/** What is folded: `details` needs no script, and search, print, find in page and the Markdown copy read what is inside. */
export function Fold({ summary, children }: { readonly summary: ReactNode; readonly children: ReactNode }) {
  return (
    <details>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

type Props = {
  readonly definition: string;
  readonly unit: string;
  readonly trust: Trust;
  /** Where source, first dates and gaps stand. */
  readonly dataHref?: string;
  /** What the reader needs at a glance, as `Fact`s. */
  readonly facts: ReactNode;
  readonly reading?: readonly string[];
  readonly misleads: readonly string[];
  /** What to type to use it. */
  readonly command?: string | null;
  /** Formula and worked example, as `Fold`s. */
  readonly children?: ReactNode;
  /** What to look at next. */
  readonly more: ReactNode;
};

/**
 * The form that metrics, rating scores and screener fields share. Under its heading one row says what it is; the row opens
 * to facts, how to read it beside where it misleads, formula and example. An address that names the heading opens it
 * (src/components/text/Disclosure/openFolds.ts); on paper and without scripts everything is open.
 */
export default function Sheet(props: Props) {
  const { definition, unit, trust, facts, reading, misleads, command, children, more } = props;
  const { dataHref = TRUST_LEGEND } = props;
  return (
    <details className={styles.sheet} data-sheet="">
      <summary data-content="text">
        <span>
          {definition} <small>Unit: {unit}</small>
        </span>{' '}
        <span className={styles.trust} data-markdown-ignore="">
          Trust <TrustMark of={trust} />
        </span>
        {/* Open, the sheet says all of them below; so does a copy. */}
        <span className={styles.first} data-markdown-ignore="">
          {withCode(misleads[0] ?? '')}
        </span>
      </summary>
      <dl className={factStyles.facts}>
        {facts}
        {/* In a copy the coverage table says it; here it's the mark in words. */}
        <div data-markdown-ignore="">
          <dt>Trust</dt>
          <dd>
            <Link to={dataHref}>{inWords(trust)}</Link>
          </dd>
        </div>
      </dl>
      <div className={styles.columns}>
        <div>
          {reading && <Points title="How to read it" of={reading} />}
          {more}
        </div>
        <div className={styles.warn}>
          <Points title="Where it misleads" of={misleads} />
        </div>
      </div>
      <div className={styles.folds}>
        {children}
        {command && (
          <dl className={clsx(factStyles.facts, factStyles.type)}>
            <Fact label="Type" isChip>
              <code>{command}</code> <CopyButton text={command} label={`Copy ${command}`} />
            </Fact>
          </dl>
        )}
      </div>
    </details>
  );
}

/** Lines of a formula or an example, as their author broke them. */
export function Lines({ children }: { children: ReactNode }) {
  return (
    <p className="pt-lines" data-content="lines">
      {children}
    </p>
  );
}

/** A worked example. Its title is in sight once it is open. */
export function ExampleFold({ example }: { example: WorkedExample }) {
  return (
    <Fold
      summary={
        <>
          Worked example<span>: {example.title}</span>
        </>
      }
    >
      <Lines>{describeExample(example)}</Lines>
    </Fold>
  );
}

type Parameter = Metric['parameters'][number];

/** What can be set on a metric, or on all metrics of a family. */
export function ParameterFact({ of: { name, values, default: initial, meaning } }: { of: Parameter }) {
  return (
    <Fact label={`Parameter ${name}`}>
      {values}. Default: {initial}. {meaning}
    </Fact>
  );
}

/** Facts that stand alone: what all sheets below share, or what belongs to a fold. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={clsx(factStyles.facts, factStyles.alone)}>{children}</dl>;
}
