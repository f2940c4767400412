/** A recipe: when to use it, what to type, what to look for. Without a success rate: sample data can't prove one. */
export type Playbook = {
  readonly id: string;
  readonly title: string;
  /** The section that has the recipe in full. */
  readonly home: `/docs/${string}#${string}`;
  readonly area: 'workbench' | 'dashboard' | 'screener';
  readonly when: string;
  /** Lines for the command bar. The grammar of src/lib/commands reads each; the build stops at one it refuses. */
  readonly commands: readonly [string, ...string[]];
  readonly lookFor: string;
  readonly wrongIf: string;
};
