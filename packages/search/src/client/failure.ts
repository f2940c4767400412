/** Search could not answer. */
export class SearchFailure extends Error {}
