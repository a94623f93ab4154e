import { refusedByWallet } from './errors.ts';
import { WalletError } from './walletError.ts';

/** Turns a definite refusal of the gateway into a refusal of the shop. Errors with an unknown outcome are thrown on. */
export async function refusingDefinitely<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof WalletError && error.isDefinite) throw refusedByWallet(error.message);
    throw error;
  }
}
