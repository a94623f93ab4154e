import type { Contribution } from './runtimeFaults.ts';

/** The calls into contributions whose promises have not settled, or had not at the last check. */
export interface CallsUnderWay {
  /** Begins a call, which lasts until the returned function is called. */
  begin(of: Contribution): () => void;
  /** Lists the contributions called since the last check, or earlier and still running, without duplicates. */
  seen(): readonly Contribution[];
  /** Ends a check: completed calls are forgotten. Nothing is stored before the first check. */
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
