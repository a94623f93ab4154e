import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/** Runs the work of one request, so that everything below knows its id. */
export const inRequest = <T>(id: string, work: () => T): T => scope.run(id, work);

/** The id of the request that this code runs for; undefined outside of one. For log lines. */
export const currentRequestId = (): string | undefined => scope.getStore();
