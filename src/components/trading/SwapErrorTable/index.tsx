import { swapErrors } from '@site/data/wallet/swap-errors';
import type { SwapError } from '@site/data/wallet/schema';
import { defineTable } from '@site/src/components/tables/defineTable';
import { Fragment } from 'react';

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
export default defineTable({
  label: 'Reasons for which a swap reverts',
  records: swapErrors,
  anchor: '',
  columns: {
    'The explorer says': ({ texts }) => <RevertTexts texts={texts} />,
    Meaning: ({ meaning, cause }) => `${meaning} ${cause}`,
    'What to do': 'remedy',
  },
});
