/**
 * A simulated fault of upcoming API calls. `error`: responds with 500, and the call has no effect. `hang`: no response and no effect.
 * `slow`: the response is sent after `delayMs`. `cut`: the call takes effect, but the connection breaks before the response. `refuse`:
 * responds with `status`, and the call has no effect.
 */
export interface CardFault {
  readonly kind: 'error' | 'hang' | 'slow' | 'cut' | 'refuse';
  /** The number of calls affected. Default: 1. */
  readonly times?: number;
  /** Matches the paths of affected calls. Default: all paths. */
  readonly path?: RegExp;
  readonly delayMs?: number;
  /** Default: 429. */
  readonly status?: number;
}

/** Queues planned faults until matching calls arrive. */
export class FaultPlan {
  readonly #waiting: { readonly fault: CardFault; left: number }[] = [];

  add(fault: CardFault): void {
    this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  /** Removes and returns the next planned fault for a call, or null if there is none. */
  take(callPath: string): CardFault | null {
    const found = this.#waiting.find(
      ({ fault: { path }, left }) => left > 0 && (path?.test(callPath) ?? true),
    );
    if (!found) return null;
    found.left -= 1;
    return found.fault;
  }
}
