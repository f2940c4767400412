import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Island } from '@pt-docs/islands/client';
import { authorError } from '@site/src/lib/authorError';
import { errorAnchor } from './errorAnchor';
import type { DecodableError, DecoderValues } from './types';

/** Records of data/ know more than the decoder shows. */
const shownOf = ({ code, meaning, cause, remedy, fixedBy }: DecodableError): DecodableError => ({
  code,
  meaning,
  cause,
  remedy,
  fixedBy,
});

/** Type or paste a code or a whole message; the list below holds every error, also without scripts. */
export default function ErrorDecoder({ errors, subject, placeholder }: DecoderValues) {
  const { collectAnchor } = useBrokenLinks();
  if (errors.length === 0 || !subject) {
    throw authorError(
      'ErrorDecoder',
      'needs errors={…} with at least one row and subject="…", for example "Bybit".',
    );
  }
  for (const { code } of errors) {
    collectAnchor(errorAnchor(code));
  }
  const values: DecoderValues = { errors: errors.map(shownOf), subject, placeholder };
  return <Island name="error-decoder" values={values} />;
}
