/** Runs steps one after another and stops at the first that fails. Returns how many passed and which failed. */
export function runSteps(steps, log = console.log) {
  let passed = 0;
  for (const { name, run } of steps) {
    const started = Date.now();
    log(`\n▶ ${name}`);
    const code = run();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    if (code !== 0) {
      log(`✖ ${name} failed after ${seconds} s`);
      return { passed, failed: name };
    }
    log(`✔ ${name}, ${seconds} s`);
    passed += 1;
  }
  return { passed, failed: null };
}
