import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string>();

/** Runs an extension's code, so that what it calls can name it: also from its timers and promises. */
export const actAs = <T>(owner: string, work: () => T): T => acting.run(owner, work);

/** The extension whose code runs, or undefined in the shop's own. */
export const actingExtension = (): string | undefined => acting.getStore();
