/**
 * A fault of one request. `error`: 500, and nothing happens. `hang`: no answer ever, and nothing happens. `slow`:
 * the answer comes late. `cut`: it happens, and the connection is cut in place of the answer. `answer`: another answer.
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

/** Creates a plan of faults that wait for requests of a path. */
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
