import { stateLines } from '../model/lines';
import { versionsOf } from '../model/outcome';
import { stateFrom } from '../model/stateFrom';
import type { State } from '../model/types';

/*
 * What a reader built and didn't save stays in the tab, over reload and links; of a tour, whose ticks stay on the device, on
 * the device. It's kept as lines: what is open, and what was there before each link and each new start.
 */

/** Where it's kept, and the address that was open: another one asks for something else. */
export type BuildKey = {
  readonly key: string;
  readonly address: string | null;
  readonly isOnDevice: boolean;
};

type Kept = {
  readonly address: string | null;
  readonly versions: readonly (readonly [label: string, lines: string])[];
  /** Lines that ↑ brings back. */
  readonly typed: readonly string[];
};

const MOST_VERSIONS = 4;

const storageOf = ({ isOnDevice }: BuildKey): Storage => (isOnDevice ? localStorage : sessionStorage);
const textOf = (state: State) => stateLines(state).join('\n');

export const isAsAtFirst = (state: State, first: State) => textOf(state) === textOf(first);

/** Writes what is built, or that there's nothing. */
export function keepBuilt(buildKey: BuildKey, state: State, first: State): void {
  const all = versionsOf(state).map((version) => [version.label, textOf(version.state)] as const);
  const isBuilt = all.length > 1 || all[0]?.[1] !== textOf(first);
  const typed = state.log.filter(({ line, ok }) => line && ok).map(({ line }) => line);
  const kept: Kept = { address: buildKey.address, versions: isBuilt ? all.slice(-MOST_VERSIONS) : [], typed };
  try {
    if (isBuilt || typed.length > 0) {
      storageOf(buildKey).setItem(buildKey.key, JSON.stringify(kept));
    } else {
      storageOf(buildKey).removeItem(buildKey.key);
    }
  } catch {
    // A browser that keeps nothing begins anew each time.
  }
}

/** The state with what was built, each version a step of its history; and whether this address is where it was left. */
export function readBuilt(
  buildKey: BuildKey,
  state: State,
): { readonly state: State; readonly isLeftHere: boolean } {
  try {
    const kept: Kept = JSON.parse(storageOf(buildKey).getItem(buildKey.key) ?? '');
    const log = kept.typed.map((line) => ({ line: String(line), sentence: '', ok: true }));
    const built = kept.versions.reduce<State | null>((before, [label, lines]) => {
      const read = stateFrom(lines, before ?? state, 'line', label);
      return typeof read === 'string' ? before : { ...read, past: before ? read.past : [] };
    }, null);
    const isLeftHere = built !== null && (buildKey.address === null || buildKey.address === kept.address);
    return { state: { ...(built ?? state), log }, isLeftHere };
  } catch {
    return { state, isLeftHere: false };
  }
}
