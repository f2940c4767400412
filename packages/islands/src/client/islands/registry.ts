import type { ComponentType } from 'react';

/** Rendered at build time, then hydrated as a React root of its own. Its props stand beside it as JSON. */
// biome-ignore lint/suspicious/noExplicitAny: each island knows its own props
type ReactIsland = { readonly default: ComponentType<any> };
/** Works on the rendered elements themselves; returns a function that ends it. */
// biome-ignore lint/suspicious/noExplicitAny: each island knows its own values
type DomIslandModule = { readonly enhance: (root: HTMLElement, values: any) => () => void };

export type IslandModule = ReactIsland | DomIslandModule;

/** Every island of the site by its name. */
export type IslandRegistry = Readonly<Record<string, () => Promise<IslandModule>>>;
