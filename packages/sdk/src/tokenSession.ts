import type { ClientOptions } from './clientOptions.ts';
import { isShopError } from './errors.ts';
import { dataOf } from './readAnswer.ts';
import { createSend } from './request.ts';
import type { TokenPair } from './types.ts';

/** The options of a client that signs in with tokens and renews them. */
export interface TokenSession extends Omit<ClientOptions, 'token' | 'onUnauthorized'> {
  /** The kind of account that the tokens belong to. */
  readonly account: 'customer' | 'admin';
  /** Reads the stored tokens, which come from `createTokens` or from the last `save`. */
  readonly load: () => TokenPair | undefined | Promise<TokenPair | undefined>;
  /** Stores new tokens. Undefined if the session has ended and the user must sign in again. */
  readonly save: (tokens: TokenPair | undefined) => void | Promise<void>;
}

const REFRESH = { customer: '/api/customer/token/refresh', admin: '/api/user/token/refresh' } as const;

/** Creates the options of a client that refreshes its tokens automatically: `createShopClient(tokenSession({ … }))`. */
export function tokenSession({ account, load, save, ...options }: TokenSession): ClientOptions {
  const send = createSend(options);
  return {
    ...options,
    token: async () => (await load())?.accessToken,
    async onUnauthorized(refused) {
      const saved = await load();
      if (!saved) return false;
      // Another request or browser tab has already refreshed the tokens.
      if (saved.accessToken !== refused) return true;
      try {
        const body = { refreshToken: saved.refreshToken };
        await save(dataOf((await send({ method: 'POST', path: REFRESH[account], body })).body) as TokenPair);
        return true;
      } catch (error) {
        if (!isShopError(error) || error.code !== 'INVALID_REFRESH_TOKEN') throw error;
        await save(undefined);
        return false;
      }
    },
  };
}
