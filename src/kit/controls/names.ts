/** As on a ticket. */
export const SIDE_NAMES = { long: 'Long', short: 'Short' };
