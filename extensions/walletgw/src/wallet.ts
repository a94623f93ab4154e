import type { AppContext, z } from '@shop/runtime/extension';
import { notConfigured } from './errors.ts';
import { walletAccount } from './walletAccount.ts';
import type { WalletAccount } from './walletAccount.ts';
import { createWalletClient } from './walletClient.ts';
import type { WalletClient, WalletRequest } from './walletClient.ts';
import type { WalletConfig } from './walletConfig.ts';
import { WalletError } from './walletError.ts';

/** The wallet gateway, which the extension opens for each operation. */
export interface Wallet {
  readonly config: WalletConfig;
  /** Opens a session with the configured account. Null if the client ID or secret is missing. One statement. */
  open(app: AppContext): Promise<WalletSession | null>;
}

/** A session with the gateway for one operation. */
export interface WalletSession {
  readonly app: AppContext;
  readonly account: WalletAccount;
  /** Sends a request and returns the response validated by the given schema. Throws `WalletError`, see `WalletClient`. */
  request<S extends z.ZodType>(request: WalletRequest, shape: S): Promise<z.output<S>>;
}

export function createWallet(config: WalletConfig): Wallet {
  const client = createWalletClient(config.timeoutMs);
  return {
    config,
    async open(app) {
      const account = await walletAccount(app, config);
      return (
        account && { app, account, request: (request, shape) => send(client, app, account, request, shape) }
      );
    },
  };
}

async function send<S extends z.ZodType>(
  client: WalletClient,
  app: AppContext,
  account: WalletAccount,
  request: WalletRequest,
  shape: S,
): Promise<z.output<S>> {
  const answer = shape.safeParse(await client.send(app, account, request));
  if (!answer.success)
    throw new WalletError("The wallet gateway's response has an unexpected format", null, null, answer.error);
  return answer.data;
}

/** Opens a session. Throws `WALLETGW_NOT_CONFIGURED` (503) if no account is configured. */
export async function openSession(app: AppContext, wallet: Wallet): Promise<WalletSession> {
  const session = await wallet.open(app);
  if (!session) throw notConfigured();
  return session;
}
