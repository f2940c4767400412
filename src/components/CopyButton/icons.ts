/** Paths of the button's icon: what it does, and that it is done. */
export const SHEETS = 'M9 9h11v11H9zM5 15H4V4h11v1';
export const TICK = 'm5 13 4 4L19 7';
