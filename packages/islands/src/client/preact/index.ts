import { options } from 'preact';
import { afterNextPaint } from '../fragments/afterNextPaint';

/** What `react` is in the browser's production bundle. The server and `npm run dev` keep React. */
// @ts-expect-error: its types say `export =`, but it is an ES module.
export * from 'preact/compat';
export { default } from 'preact/compat';

/** Preact would render before the next frame; what is shown already comes first. Whatever else renders meanwhile brings it along. */
export function startTransition(change: () => void): void {
  options.debounceRendering = afterNextPaint;
  change();
  options.debounceRendering = undefined;
}
