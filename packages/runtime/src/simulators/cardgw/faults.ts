/**
 * A simulated fault of the next calls. `error`: 500 without any effect. `hang`: no response and no effect. `slow`: the response is sent
 * after `delayMs`. `cut`: the call takes effect, and the connection breaks before the response. `refuse`: a response with `status` and no
 * effect.
 */
export interface CardFault {
  readonly kind: 'error' | 'hang' | 'slow' | 'cut' | 'refuse';
  /** The number of calls. Default: 1. */
  readonly times?: number;
  /** The path of the calls. Default: every path. */
  readonly path?: RegExp;
  readonly delayMs?: number;
  /** Default: 429. */
  readonly status?: number;
}

/** Stores planned faults until their calls arrive, in order. */
export class FaultPlan {
  readonly #waiting: { readonly fault: CardFault; left: number }[] = [];

  add(fault: CardFault): void {
    this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  /** Removes and returns the next fault for a call, or null. */
  take(callPath: string): CardFault | null {
    const found = this.#waiting.find(
      ({ fault: { path }, left }) => left > 0 && (path?.test(callPath) ?? true),
    );
    if (!found) return null;
    found.left -= 1;
    return found.fault;
  }
}
