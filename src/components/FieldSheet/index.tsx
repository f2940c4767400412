import Link from '@docusaurus/Link';
import { describeExample } from '@site/data/examples/example';
import { families } from '@site/data/metrics/families';
import type { ScreenerField } from '@site/data/screener-fields.schema';
import CopyButton from '@site/src/components/CopyButton';
import { authorError } from '@site/src/lib/authorError';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const UNIVERSE_NAMES = { spot: 'spot', perps: 'perps', dex: 'DEX pools' } as const;

function Row({ label, warn = false, children }: { label: string; warn?: boolean; children: ReactNode }) {
  return (
    <div className={clsx(styles.row, warn && styles.warn)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function CopyableCode({ text }: { text: string }) {
  return (
    <span className={styles.copyable}>
      <code>{text}</code>
      <CopyButton text={text} label={`Copy ${text}`} />
    </span>
  );
}

function fieldWithId(id: string, fields: readonly ScreenerField[] | undefined): ScreenerField {
  const field = fields?.find((known) => known.id === id);
  if (!field) {
    const known = fields?.map((known) => known.id).join(', ');
    throw authorError(
      'FieldSheet',
      known
        ? `does not know id="${id}". The family has ${known}.`
        : `id="${id}" needs of={…}: import the family’s fields from @site/data/screener-fields.`,
    );
  }
  return field;
}

/** Everything a reader needs before trusting one field of the screener. Stands under the field's own heading. */
export default function FieldSheet({ id, of }: { id: string; of: readonly ScreenerField[] | undefined }) {
  const field = fieldWithId(id, of);
  return (
    <dl className={styles.sheet}>
      <Row label="What it is">{field.definition}</Row>
      <Row label="Formula">
        <span className={styles.formula}>{field.formula}</span>
      </Row>
      <Row label="Unit">{field.unit}</Row>
      <Row label="Sign">{field.sign}</Row>
      <Row label="Windows">{field.windows ? field.windows.join(', ') : 'None: a reading of the moment.'}</Row>
      <Row label="Universes">{field.universes.map((universe) => UNIVERSE_NAMES[universe]).join(', ')}</Row>
      <Row label="Source">{field.source}</Row>
      <Row label="Updates and finality">{field.updates}</Row>
      <Row label="In a filter">
        <CopyableCode text={field.filter.text} /> {field.filter.keeps}
      </Row>
      <Row label="How to read it">{field.reading}</Row>
      <Row label="Where it misleads" warn>
        <ul>
          {field.misleads.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Row>
      {field.example && (
        <Row label="Worked example">
          <span className={styles.exampleTitle} data-digest="lines">
            {field.example.title}
          </span>
          {describeExample(field.example)}
        </Row>
      )}
      {field.metricId && field.metricFamily && (
        <Row label="In a pane">
          <Link to={`${families[field.metricFamily].page}#${field.metricId}`}>
            {field.name} as a custom metric
          </Link>
        </Row>
      )}
    </dl>
  );
}
