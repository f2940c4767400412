import { swapErrors } from '@site/data/wallet/swap-errors';
import type { SwapError } from '@site/data/wallet/swap-errors.schema';
import FactTable from '@site/src/components/tables/FactTable';
import { Fragment } from 'react';

const columns = ['The explorer says', 'Meaning', 'Why', 'What to do'];

function RevertTexts({ texts }: Pick<SwapError, 'texts'>) {
  return texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ' or '}
      <code>
        {text.split(/(?<=_)/).map((word) => (
          <Fragment key={word}>
            {word}
            <wbr />
          </Fragment>
        ))}
      </code>
    </Fragment>
  ));
}

/** Why a swap was mined and still failed, by the text that the explorer shows for it. */
export default function SwapErrorTable() {
  return (
    <FactTable
      label="Reasons for which a swap reverts"
      columns={columns}
      rows={swapErrors.map(({ id, texts, meaning, cause, remedy }) => ({
        id,
        cells: [<RevertTexts key="texts" texts={texts} />, meaning, cause, remedy],
      }))}
    />
  );
}
