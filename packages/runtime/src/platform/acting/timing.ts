import type { StatementWatch } from '../db/statementWatch.ts';
import { currentTiming } from './requestScope.ts';

/** Measures how long each part of a request takes. Used only in development. */
export interface Timing {
  /** Adds the duration of an SQL statement. */
  statement(ms: number): void;
  /** Adds the duration of rendering a page. */
  rendered(ms: number): void;
  /**
   * Starts timing a call to an extension, possibly nested in a call to another one. While a nested call runs, the outer call's time
   * is not counted.
   */
  call(extension: string, within: TimedCall | null): TimedCall;
  /** Returns the value of the `Server-Timing` header, given the total duration of the request. */
  header(totalMs: number): string;
}

/** A call to an extension that is being timed. */
export interface TimedCall {
  readonly end: () => void;
}

/** The total time during which at least one call to an extension was running and not waiting for a nested call. */
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

/** A timed call that adds to the share of its extension. */
class ShareCall implements TimedCall {
  readonly #share: Share;
  /** The enclosing call, which waits for this call to end. */
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

/** Starts timing a request. `now` returns the current time in milliseconds. */
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

/** Rounds down, so that no part appears longer than it was. */
const rounded = (ms: number): number => Math.floor(ms * 10) / 10;

/** Converts an extension name to a token for the header, such as `@acme/gift-wrap` to `ext-acme-gift-wrap`. */
const tokenOf = (extension: string): string =>
  `ext-${extension.replaceAll(/[^\w.-]+/g, '-').replace(/^-/, '')}`;

/** Adds the duration of SQL statements to the timings of the current request, if it is being timed. */
export const timeStatements: StatementWatch = () => {
  const timing = currentTiming();
  if (timing === null) return null;
  const sentAt = performance.now();
  return () => timing.statement(performance.now() - sentAt);
};

/** Renders a page, and adds the duration to the timings of the current request, if it is being timed. */
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
