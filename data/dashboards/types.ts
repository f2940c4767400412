export type DashboardTemplate = {
  readonly id: string;
  readonly name: string;
  readonly purpose: string;
  /** Ids from data/dashboards/widgets.ts; what such a dashboard is typically built from. */
  readonly typicalWidgets: readonly string[];
};

export type Widget = {
  /** The word that `add` takes. */
  readonly id: string;
  readonly name: string;
  /** The question that this widget answers better than the others. */
  readonly question: `${string}?`;
  readonly shows: string;
  readonly command: `add ${string}`;
  /** The page about this widget; null where the overview says all there is. */
  readonly page: string | null;
};
