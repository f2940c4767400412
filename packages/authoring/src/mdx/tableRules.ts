/** On a phone a table with this many columns becomes a list of its rows. */
export const STACKED_FROM = 3;

/** `67,330.0`, `−0.01%`, `$3.16m`, `1.2 ETH`, `—`: what stands to the right, so that digits stand below digits. */
export const isNumber = (text: string): boolean =>
  /^(?:[—–]|[≈~<>≤≥]?\s?[+−±-]?[$€]?\d[\d.,\s]*(?:%|×|[a-zA-Z]{1,5})?)$/.test(text.trim());
