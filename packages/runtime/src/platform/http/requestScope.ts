import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const scope = new AsyncLocalStorage<string>();

/** Runs the work of one request, so that all code below knows its id. */
export const inRequest = <T>(id: string, work: () => T): T => scope.run(id, work);

/** Returns the id of the request that this code runs for, for log lines; undefined outside of one. */
export const currentRequestId = (): string | undefined => scope.getStore();

const SANE = /^[\w.:=+/@-]{1,128}$/;

/** Takes the client's request id if it is fit for logs and headers, else a new one. */
export const requestIdOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && SANE.test(header) ? header : randomUUID();
