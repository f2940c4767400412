import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** How long processes may take to end by themselves, and to end when asked to. */
const PATIENCE_MS = 5_000;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Ended meanwhile, or another user's.
    return '';
  }
}

/**
 * Every process that a run of the tests starts, directly or not. They inherit a variable and the session of their stage;
 * a browser leaves the session and a server overwrites its variables, but none does both. Only Linux lists them, in /proc.
 */
export class RunProcesses {
  private readonly mark = `PT_TEST_RUN=${randomUUID()}`;
  private readonly sessions = new Set<string>();

  get env(): Record<string, string> {
    const [name = '', value = ''] = this.mark.split('=');
    return { [name]: value };
  }

  add(session: number | undefined): void {
    this.sessions.add(String(session));
  }

  running(): number[] {
    if (process.platform !== 'linux') {
      return [];
    }
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && this.has(name))
      .map(Number);
  }

  /** Ends those that are left, and returns their command lines. */
  async end({ isPatient = true } = {}): Promise<string[]> {
    if (isPatient) {
      await this.untilNone();
    }
    const left = this.running();
    const commands = left.map((id) => read(`/proc/${id}/cmdline`).replaceAll('\0', ' ').trim());
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      for (const id of this.running()) {
        try {
          process.kill(id, signal);
        } catch {
          // Ended meanwhile.
        }
      }
      await this.untilNone();
    }
    return commands;
  }

  private has(id: string): boolean {
    // The name, in brackets, may hold spaces. After it: state, parent, group, session.
    const [state, , , session = ''] = read(`/proc/${id}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ');
    return state !== 'Z' && (this.sessions.has(session) || read(`/proc/${id}/environ`).includes(this.mark));
  }

  private async untilNone(): Promise<void> {
    for (let waited = 0; waited < PATIENCE_MS && this.running().length > 0; waited += 100) {
      await wait(100);
    }
  }
}
