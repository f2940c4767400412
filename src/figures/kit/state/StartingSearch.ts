import { createContext } from 'react';

/** The address that a figure is rendered for on the server: none on pages, one per state in tests. */
export const StartingSearch = createContext('');
