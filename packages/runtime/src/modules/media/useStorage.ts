import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/errors.ts';
import type { FileStorage } from './contract.ts';
import { storageUnavailable } from './errors.ts';

/** Asks the active storage. Throws 503 when it fails; the log says why. Never inside a transaction. */
export async function useStorage<T>(
  app: AppContext,
  ask: (storage: FileStorage, app: AppContext) => Promise<T>,
): Promise<T> {
  try {
    return await ask(app.media.storage, app);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const refusal = storageUnavailable();
    refusal.cause = error;
    throw refusal;
  }
}
