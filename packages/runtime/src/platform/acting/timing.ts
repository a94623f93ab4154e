import type { StatementWatch } from '../db/statementWatch.ts';
import { currentTiming } from './requestScope.ts';

/** The timings of one request's parts. Recorded only in development. */
export interface Timing {
  /** Adds a completed statement. */
  statement(ms: number): void;
  /** Adds a rendered page. */
  rendered(ms: number): void;
  /**
   * Begins a call into an extension, which may be nested in another such call. Time spent waiting for nested calls counts toward
   * those.
   */
  call(extension: string, within: TimedCall | null): TimedCall;
  /** Returns the value of the `Server-Timing` header for a total duration. */
  header(totalMs: number): string;
}

/** A call into an extension in progress. */
export interface TimedCall {
  readonly end: () => void;
}

/** The time in which at least one call into an extension was in progress and not waiting for another. */
class Share {
  #ms = 0;
  #running = 0;
  #since = 0;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  run(): void {
    if (this.#running === 0) this.#since = this.#now();
    this.#running += 1;
  }

  pause(): void {
    this.#running -= 1;
    if (this.#running === 0) this.#ms += this.#now() - this.#since;
  }

  get ms(): number {
    return this.#running > 0 ? this.#ms + this.#now() - this.#since : this.#ms;
  }
}

/** A call with the share that it adds to. */
class ShareCall implements TimedCall {
  readonly #share: Share;
  /** The call that waits for this one. */
  readonly #outer: ShareCall | null;
  #waitsFor = 0;
  #isOver = false;

  constructor(share: Share, within: ShareCall | null) {
    this.#share = share;
    this.#outer = within === null || within.#isOver ? null : within;
    if (this.#outer !== null) {
      if (this.#outer.#waitsFor === 0) this.#outer.#share.pause();
      this.#outer.#waitsFor += 1;
    }
    share.run();
  }

  readonly end = (): void => {
    if (this.#isOver) return;
    this.#isOver = true;
    if (this.#waitsFor === 0) this.#share.pause();
    const outer = this.#outer;
    if (outer === null) return;
    outer.#waitsFor -= 1;
    if (outer.#waitsFor === 0 && !outer.#isOver) outer.#share.run();
  };
}

/** Begins timing a request. `now` returns milliseconds. */
export function createTiming(now: () => number = () => performance.now()): Timing {
  const shares = new Map<string, Share>();
  const statements = { count: 0, ms: 0 };
  const pages = { count: 0, ms: 0 };
  return {
    statement(ms) {
      statements.count += 1;
      statements.ms += ms;
    },
    rendered(ms) {
      pages.count += 1;
      pages.ms += ms;
    },
    call(extension, within) {
      const share = shares.get(extension) ?? new Share(now);
      shares.set(extension, share);
      return new ShareCall(share, within as ShareCall | null);
    },
    header: (totalMs) =>
      [
        `total;dur=${rounded(totalMs)}`,
        `sql;dur=${rounded(statements.ms)};desc="statements: ${statements.count}"`,
        ...(pages.count > 0 ? [`render;dur=${rounded(pages.ms)}`] : []),
        ...[...shares].map(
          ([extension, { ms }]) => `${tokenOf(extension)};dur=${rounded(ms)};desc="${extension}"`,
        ),
      ].join(', '),
  };
}

/** Rounds down, so that a part is never shown as longer than it was. */
const rounded = (ms: number): number => Math.floor(ms * 10) / 10;

/** Converts `@acme/gift-wrap` to `ext-acme-gift-wrap`: the header allows few characters in names. */
const tokenOf = (extension: string): string =>
  `ext-${extension.replaceAll(/[^\w.-]+/g, '-').replace(/^-/, '')}`;

/** Adds statements to the timings of a timed request. */
export const timeStatements: StatementWatch = () => {
  const timing = currentTiming();
  if (timing === null) return null;
  const sentAt = performance.now();
  return () => timing.statement(performance.now() - sentAt);
};

/** Renders a page, and adds the duration to the timings of a timed request. */
export function timeRendering<T>(render: () => T): T {
  const timing = currentTiming();
  if (timing === null) return render();
  const startedAt = performance.now();
  try {
    return render();
  } finally {
    timing.rendered(performance.now() - startedAt);
  }
}
