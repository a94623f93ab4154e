import { AsyncLocalStorage } from 'node:async_hooks';

/** The files of a worker share the process, not this module. */
const shared = globalThis as { shopSharedStarts?: AsyncLocalStorage<true> };
const starts = (shared.shopSharedStarts ??= new AsyncLocalStorage<true>());

/**
 * Starts something that the files of a worker share, such as a browser. It is counted for the worker, and not for the file that happens to
 * come first.
 */
export const startShared = <T>(start: () => T): T => starts.run(true, start);

/** Reports whether what is being started is shared. */
export const isShared = (): boolean => starts.getStore() === true;
