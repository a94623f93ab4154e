import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string>();

/** Runs an extension's code, so that errors below it can name it, also in its timers and promises. */
export const actAs = <T>(owner: string, work: () => T): T => acting.run(owner, work);

/** Returns the extension whose code runs, or undefined in the shop's own code. */
export const actingExtension = (): string | undefined => acting.getStore();
