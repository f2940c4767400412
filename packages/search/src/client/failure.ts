/** Search could not answer. DocSearch shows its error screen for errors of this name, and for no others. */
export class SearchFailure extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RetryError';
  }
}
