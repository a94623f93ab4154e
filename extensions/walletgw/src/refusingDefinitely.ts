import { refusedByWallet } from './errors.ts';
import { WalletError } from './walletError.ts';

/** Makes a definite refusal of the gateway one of the shop's. What nobody knows the outcome of is thrown on. */
export async function refusingDefinitely<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof WalletError && error.isDefinite) throw refusedByWallet(error.message);
    throw error;
  }
}
