import { AsyncLocalStorage } from 'node:async_hooks';

/** The files of a worker share the process, but each loads this module separately. */
const shared = globalThis as { shopSharedStarts?: AsyncLocalStorage<true> };
const starts = (shared.shopSharedStarts ??= new AsyncLocalStorage<true>());

/** Starts a resource that the files of a worker share, such as a browser. It is counted for the worker and not for its first file. */
export const startShared = <T>(start: () => T): T => starts.run(true, start);

/** Reports whether the resource being started is shared. */
export const isShared = (): boolean => starts.getStore() === true;
