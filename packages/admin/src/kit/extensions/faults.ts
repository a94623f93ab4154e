import { useSyncExternalStore } from 'react';

/** A part of an extension that failed in this browser. */
export interface PartFault {
  readonly extension: string;
  readonly message: string;
}

let faults: readonly PartFault[] = [];
const listeners = new Set<() => void>();

/** Records that a part of an extension failed, once per message, so that the Health page can show it. */
export function reportFault(extension: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  if (faults.some((fault) => fault.extension === extension && fault.message === message)) return;
  faults = [...faults, { extension, message }];
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the failures since the page was loaded. */
export const usePartFaults = (): readonly PartFault[] => useSyncExternalStore(subscribe, () => faults);
