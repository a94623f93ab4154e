import { setTimeout as pause } from 'node:timers/promises';

/** Faults that extension code can have. */
export const MODES = ['throws', 'rejects later', 'hangs', 'NaN', 'nothing', 'foreign', 'too much'] as const;
export type Mode = (typeof MODES)[number];

/** The contribution of the `faulty` extension that currently fails, and its fault. */
const control: { kind: string | null; mode: Mode } = { kind: null, mode: 'throws' };

/** The contribution that is currently delayed, and the longest measured delay in milliseconds. */
const delay: { kind: string | null; ms: number; took: number } = { kind: null, ms: 0, took: 0 };

/** Delays all contributions of a kind by the given number of milliseconds. Null removes the delay. */
export function plantDelay(kind: string | null, ms = 0): void {
  Object.assign(delay, { kind, ms, took: 0 });
}

/** Returns the longest measured delay of a call. */
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

/** Runs the work, or fails as planned. `tooMuch` is a value that exceeds what the caller expects. */
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
