import { MissingFile } from './saveFiles';

const FULL = 'There isn’t enough space on this device. Nothing was kept.';
const FULL_FOR_UPDATE =
  'There isn’t enough space on this device for the newer pages. What was saved before is kept.';
const MISSING = 'The server did not send all of the files. What has arrived is kept: try again later.';
const INTERRUPTED = 'The connection was lost. What has arrived is kept: try again to go on.';

export const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Why the docs could not be saved, in a sentence for the reader. */
export function saveProblem(error: unknown, hasOlderSet: boolean): string {
  if (isFull(error)) {
    return hasOlderSet ? FULL_FOR_UPDATE : FULL;
  }
  return error instanceof MissingFile ? MISSING : INTERRUPTED;
}
