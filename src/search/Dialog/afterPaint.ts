type Task = () => void;

let waiting: Task[] = [];

function runAll(): void {
  const tasks = waiting;
  waiting = [];
  for (const task of tasks) {
    task();
  }
}

/** Runs tasks together, in order, once the browser has shown what is there now. */
export function afterPaint(task: Task): void {
  waiting.push(task);
  if (waiting.length === 1) {
    requestAnimationFrame(() => setTimeout(runAll));
  }
}
