import type { AppContext, z } from '@shop/runtime/extension';
import { notConfigured } from './errors.ts';
import { walletAccount } from './walletAccount.ts';
import type { WalletAccount } from './walletAccount.ts';
import { createWalletClient } from './walletClient.ts';
import type { WalletRequest } from './walletClient.ts';
import type { WalletConfig } from './walletConfig.ts';
import { WalletError } from './walletError.ts';

/** The gateway as the rest of the extension asks it. */
export interface Wallet {
  readonly config: WalletConfig;
  /** Null while client id or secret is missing. One statement. */
  account(app: AppContext): Promise<WalletAccount | null>;
  /** The answer in the shape that is asked for. Throws `WalletError`, see `WalletClient`. */
  ask<S extends z.ZodType>(
    app: AppContext,
    account: WalletAccount,
    request: WalletRequest,
    shape: S,
  ): Promise<z.output<S>>;
}

export function createWallet(config: WalletConfig): Wallet {
  const client = createWalletClient(config.timeoutMs);
  return {
    config,
    account: (app) => walletAccount(app, config),
    async ask(app, account, request, shape) {
      const answer = shape.safeParse(await client.send(app, account, request));
      if (!answer.success)
        throw new WalletError('The wallet gateway answered in an unknown shape', null, null, answer.error);
      return answer.data;
    },
  };
}

/** The account, where there must be one. Throws 503 `WALLETGW_NOT_CONFIGURED`. */
export async function accountOf(app: AppContext, wallet: Wallet): Promise<WalletAccount> {
  const account = await wallet.account(app);
  if (!account) throw notConfigured();
  return account;
}
