import type { AppContext } from '../../platform/contracts/context.ts';
import { Refusal } from '../../platform/errors.ts';
import type { FileStorage } from './contract.ts';
import { storageUnavailable } from './errors.ts';

/** Calls the active storage. If it fails, logs the cause and throws 503. Must not run in a transaction. */
export async function useStorage<T>(
  app: AppContext,
  call: (storage: FileStorage, app: AppContext) => Promise<T>,
): Promise<T> {
  try {
    return await call(app.media.storage, app);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const refusal = storageUnavailable();
    refusal.cause = error;
    throw refusal;
  }
}
