import { filterInWords } from '@site/src/lib/screener/filterInWords';
import NumbersTable from '../kit/shell/NumbersTable';
import type { Screening } from './model';

type ScreeningNumbersProps = {
  result: Screening;
  /** Why the line was refused; the counts are then those of the last line that was well written. */
  refusal: string | null;
};

/** What became of the markets, all filters together and each on its own. */
export default function ScreeningNumbers({ result, refusal }: ScreeningNumbersProps) {
  const { looked, passing, failed, dropped, perFilter } = result;
  return (
    <>
      <NumbersTable
        label="All filters together"
        head={['Quantity', 'Value']}
        rows={[
          ...(refusal ? [['Line', refusal]] : []),
          ['Markets in the universe', String(looked)],
          ['Markets that pass', String(passing.length)],
          ['Markets that fail', String(failed)],
          ['Markets dropped for missing data', String(dropped)],
        ]}
      />
      {perFilter.length > 0 && (
        <NumbersTable
          label="What each filter does on its own"
          head={['Filter', 'Pass', 'Fail', 'No data']}
          rows={perFilter.map(({ filter, fails, missing }) => [
            filterInWords(filter),
            String(looked - fails - missing),
            String(fails),
            String(missing),
          ])}
        />
      )}
    </>
  );
}
