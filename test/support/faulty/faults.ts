import { setTimeout as pause } from 'node:timers/promises';

/** The faults that the code of an extension can have. */
export const MODES = ['throws', 'rejects later', 'hangs', 'NaN', 'nothing', 'foreign', 'too much'] as const;
export type Mode = (typeof MODES)[number];

/** The contribution of the extension `faulty` that fails now, and its fault. */
const control: { kind: string | null; mode: Mode } = { kind: null, mode: 'throws' };

/** The contribution that takes its time now, and the longest time that it took, in milliseconds. */
const delay: { kind: string | null; ms: number; took: number } = { kind: null, ms: 0, took: 0 };

/** Lets the contributions of a kind take so many milliseconds. Null: all are quick again. */
export function plantDelay(kind: string | null, ms = 0): void {
  Object.assign(delay, { kind, ms, took: 0 });
}

/** Returns the longest time that the delay of one call took, by the clock of the process. */
export const delayTook = (): number => delay.took;

async function late<T>(work: () => T): Promise<T> {
  const startedAt = performance.now();
  await pause(delay.ms);
  delay.took = Math.max(delay.took, performance.now() - startedAt);
  return work();
}

export function plant(kind: string | null, mode: Mode = 'throws'): void {
  control.kind = kind;
  control.mode = mode;
}

/** Does its work, or fails as planned. `tooMuch` is more than a caller expects. */
export function faulty<T>(kind: string, work: () => T, tooMuch: unknown = 'x'.repeat(5_000_000)): T {
  if (delay.kind === kind) return late(work) as T;
  if (control.kind !== kind) return work();
  switch (control.mode) {
    case 'throws':
      throw new Error('planted');
    case 'rejects later':
      return rejectLater() as T;
    case 'hangs':
      return new Promise(() => {}) as T;
    case 'NaN':
      return Number.NaN as T;
    case 'nothing':
      return undefined as T;
    case 'foreign':
      return 10n as T;
    case 'too much':
      return tooMuch as T;
  }
}

async function rejectLater(): Promise<never> {
  await pause(20);
  throw new Error('planted');
}
