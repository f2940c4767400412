/** What the large previews of all networks are made for. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
