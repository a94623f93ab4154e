/**
 * A simulated fault of one request. `error`: 500 without any effect. `hang`: no response and no effect. `slow`: a late response. `cut`:
 * the request takes effect, and the connection is cut instead of a response. `answer`: another response.
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

/** Creates a plan of faults for requests to given paths. */
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
