/**
 * The browser's entry in a production build, around Docusaurus' own: runs the modules that take longest each in a task of its
 * own, because all at once they block a slow phone for a third of a second.
 */
const STAGES: readonly (() => unknown)[] = [
  () => require('@docusaurus/Link'),
  () => require('@generated/routes'),
  () => require('@generated/client-modules'),
  () => require('@docusaurus/core/lib/client/App'),
  () => require('@docusaurus/core/lib/client/clientEntry'),
];

/** Not in a promise: a script that is broken must be an error of the window, from which head/recovery.ts recovers. */
function run(stage: number): void {
  STAGES[stage]?.();
  if (stage < STAGES.length) {
    setTimeout(run, 0, stage + 1);
  }
}

// Not at once: evaluating the script is a task of its own.
setTimeout(run, 0, 0);
