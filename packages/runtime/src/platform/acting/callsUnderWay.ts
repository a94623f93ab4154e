import type { Contribution } from './runtimeFaults.ts';

/** Tracks asynchronous calls to contributions: those still in progress, and those completed since the last check. */
export interface CallsUnderWay {
  /** Records the start of a call. Call the returned function when the call has ended. */
  begin(of: Contribution): () => void;
  /** Lists the contributions with calls in progress or completed since the last check, without duplicates. */
  seen(): readonly Contribution[];
  /** Starts a new check by discarding completed calls. Before the first check, completed calls are not recorded. */
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
