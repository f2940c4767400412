export type { CardColours } from './cardSvg';
export type { Motif } from './motif';
export { cardPath, shareTags } from './shareTags';
export { type Card, type ShareCardsOptions, writeShareCards } from './writeShareCards';
