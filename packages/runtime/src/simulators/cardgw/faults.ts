/**
 * What goes wrong with the next calls. `error`: 500, and nothing happens. `hang`: no answer, and nothing happens. `slow`: the
 * answer comes after `delayMs`. `cut`: it happens, and the connection breaks before the answer. `refuse`: an answer with
 * `status`, and nothing happens.
 */
export interface CardFault {
  readonly kind: 'error' | 'hang' | 'slow' | 'cut' | 'refuse';
  /** How many calls; default 1. */
  readonly times?: number;
  /** Only calls of this path. */
  readonly path?: RegExp;
  readonly delayMs?: number;
  /** Default 429. */
  readonly status?: number;
}

/** Faults that wait for their calls, in the order in which they were planned. */
export class FaultPlan {
  readonly #waiting: { readonly fault: CardFault; left: number }[] = [];

  add(fault: CardFault): void {
    this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  /** The fault of a call, which is used up by it, or null. */
  take(callPath: string): CardFault | null {
    const found = this.#waiting.find(
      ({ fault: { path }, left }) => left > 0 && (path?.test(callPath) ?? true),
    );
    if (!found) return null;
    found.left -= 1;
    return found.fault;
  }
}
