import { edgeRuleOf } from '@site/data/models/bands';
import type { Band } from '@site/data/models/types';
import FactTable from '@site/src/components/tables/FactTable';
import { authorError } from '@site/src/lib/authorError';
import styles from './styles.module.css';

const withMinus = (value: number) => String(value).replace('-', '−');

function rangeOf(bands: readonly Band[], index: number, { from, to }: Band): string {
  if (index === 0) {
    return `below ${withMinus(to)}`;
  }
  return index === bands.length - 1 ? `above ${withMinus(from)}` : `${withMinus(from)} to ${withMinus(to)}`;
}

/** The bands of a reading, and which band a reading on a bound is in. */
export default function BandTable({ bands, label }: { bands: readonly Band[] | undefined; label: string }) {
  if (!bands || bands.length < 2) {
    throw authorError(
      'BandTable',
      'needs bands={…}: import them from @site/data/model-bands or @site/data/ratings.',
    );
  }
  if (!label) {
    throw authorError(
      'BandTable',
      'needs label="…": say what the bands belong to, for example "Bands of CARI".',
    );
  }
  return (
    <>
      <FactTable
        label={label}
        columns={['Reading', 'Band', 'What it says']}
        rows={bands.map((band, index) => ({
          id: band.id,
          cells: [rangeOf(bands, index, band), band.label, band.meaning],
        }))}
      />
      <p className={styles.rule}>{edgeRuleOf(bands)}</p>
    </>
  );
}
