import type { Problem } from '../../model/practice/types';

const DECODER = '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/bybit-error-codes';

/** Why it isn't sent, with the way to the code's row in the decoder. */
export default function Refusal({ of: { sentence, code } }: { readonly of: Problem }) {
  return (
    <>
      {sentence}
      {code && (
        <>
          {' Bybit refuses this with '}
          <a href={`${DECODER}#err-${code}`}>{code}</a>.
        </>
      )}
    </>
  );
}
