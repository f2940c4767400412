type Step = {
  readonly name: string;
  readonly run: () => Promise<{ readonly code: number; readonly output: string }>;
};

/**
 * Runs lanes of steps side by side, the steps of a lane one after another. A step's output is shown when it ends, so
 * that lanes do not speak at the same time. After the first failure no further step begins. Returns how many steps
 * passed and which failed.
 */
export async function runLanes(
  lanes: readonly (readonly Step[])[],
  log: (line: string) => void = console.log,
) {
  let passed = 0;
  const failed: string[] = [];

  async function runLane(steps: readonly Step[]): Promise<void> {
    for (const { name, run } of steps) {
      if (failed.length > 0) {
        return;
      }
      const started = Date.now();
      const { code, output } = await run();
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      log(`\n▶ ${name}\n${output.trim()}`);
      if (code === 0) {
        passed += 1;
        log(`✔ ${name}, ${seconds} s`);
      } else {
        failed.push(name);
        log(`✖ ${name} failed after ${seconds} s`);
      }
    }
  }

  await Promise.all(lanes.map(runLane));
  return { passed, failed };
}
