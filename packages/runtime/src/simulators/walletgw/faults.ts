/**
 * A simulated fault of one API request. `error`: responds with 500, and the request has no effect. `hang`: no response and no effect.
 * `slow`: a delayed response. `cut`: the request takes effect, but the connection breaks before the response. `answer`: a different
 * response.
 */
export type WalletFault =
  | { readonly kind: 'error' | 'hang' | 'cut' }
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown };

interface Planned {
  readonly path: RegExp;
  readonly fault: WalletFault;
  times: number;
}

/** Creates a queue of planned faults for requests with matching paths. */
export function createFaults() {
  let planned: Planned[] = [];
  return {
    plan: (path: RegExp, fault: WalletFault, times = 1) => void planned.push({ path, fault, times }),
    clear: () => void (planned = []),
    take(path: string): WalletFault | null {
      const next = planned.find((one) => one.times > 0 && one.path.test(path));
      if (!next) return null;
      next.times -= 1;
      return next.fault;
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;
