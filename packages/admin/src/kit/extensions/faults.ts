import { useSyncExternalStore } from 'react';

/** A failure of extension content in this browser. */
export interface PartFault {
  readonly extension: string;
  readonly message: string;
}

let faults: readonly PartFault[] = [];
const listeners = new Set<() => void>();

/** Records an extension failure for the Health page. Each message is recorded only once. */
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

/** Returns the failures recorded since the page was loaded. */
export const usePartFaults = (): readonly PartFault[] => useSyncExternalStore(subscribe, () => faults);
