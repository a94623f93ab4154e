import { useSyncExternalStore } from 'react';

/** A part of an extension that failed in this browser. */
export interface PartFault {
  readonly extension: string;
  readonly message: string;
}

let faults: readonly PartFault[] = [];
const listeners = new Set<() => void>();

/** Keeps that a part of an extension failed, once for each message, so that the page of the shop's health can name it. */
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

/** Returns what failed since the page was loaded. */
export const usePartFaults = (): readonly PartFault[] => useSyncExternalStore(subscribe, () => faults);
