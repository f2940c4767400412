/** An author's mistake: stops the build with a sentence that names the component, the value and the remedy. */
export function authorError(component: string, problem: string): Error {
  return new Error(`<${component}> ${problem}`);
}
