/**
 * The minimizer writes for the same browsers (browserslist): doing it twice is a third of the time of bundling. Stops the
 * build where Docusaurus no longer lists the preset, rather than go on without effect.
 */
export function withoutPresetEnv<T>(plugins: readonly T[]): T[] {
  const others = plugins.filter((plugin) => !String(plugin).includes('postcss-preset-env'));
  if (others.length === plugins.length) {
    throw new Error(
      'Docusaurus no longer uses postcss-preset-env: remove withoutPresetEnv from packages/islands/src/plugin/index.ts.',
    );
  }
  return others;
}
