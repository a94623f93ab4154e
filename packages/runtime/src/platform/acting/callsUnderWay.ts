import type { Contribution } from './runtimeFaults.ts';

/** The calls into contributions whose promises are not settled, or were not when somebody looked last. */
export interface CallsUnderWay {
  /** Begins a call, until the returned function is called. */
  begin(of: Contribution): () => void;
  /** Lists the contributions that were called since the last look, or before and not to an end, each once. */
  seen(): readonly Contribution[];
  /** Ends a look: what has ended is forgotten. Before the first one nothing is kept. */
  forget(): void;
}

export function createCallsUnderWay(): CallsUnderWay {
  const calls = new Set<{ readonly of: Contribution }>();
  let ended: Contribution[] | null = null;
  return {
    begin(of) {
      const call = { of };
      calls.add(call);
      return () => {
        calls.delete(call);
        ended?.push(of);
      };
    },
    seen() {
      const all = [...(ended ?? []), ...[...calls].map((call) => call.of)];
      return [...new Map(all.map((one) => [`${one.extension} ${one.contribution}`, one])).values()];
    },
    forget() {
      ended = [];
    },
  };
}
