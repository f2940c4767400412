/** Dispatched on the window for the router of the application, which says by `preventDefault` that it takes over. */
export const GO_EVENT = 'pt-search:go';
