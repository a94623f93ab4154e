/**
 * A fault of the next calls. `error`: 500, and nothing happens. `hang`: no answer, and nothing happens. `slow`: the
 * answer comes after `delayMs`. `cut`: it happens, and the connection breaks before the answer. `refuse`: an answer with
 * `status`, and nothing happens.
 */
export interface CardFault {
  readonly kind: 'error' | 'hang' | 'slow' | 'cut' | 'refuse';
  /** The number of calls; default 1. */
  readonly times?: number;
  /** The path of the calls; default: every path. */
  readonly path?: RegExp;
  readonly delayMs?: number;
  /** Default 429. */
  readonly status?: number;
}

/** Keeps planned faults for their calls, in order. */
export class FaultPlan {
  readonly #waiting: { readonly fault: CardFault; left: number }[] = [];

  add(fault: CardFault): void {
    this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  /** Returns the fault of a call, which uses it up, or null. */
  take(callPath: string): CardFault | null {
    const found = this.#waiting.find(
      ({ fault: { path }, left }) => left > 0 && (path?.test(callPath) ?? true),
    );
    if (!found) return null;
    found.left -= 1;
    return found.fault;
  }
}
