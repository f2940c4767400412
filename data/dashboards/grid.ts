/** How many columns the grid of a dashboard has. It has no last row. */
export const gridColumns = 12;
