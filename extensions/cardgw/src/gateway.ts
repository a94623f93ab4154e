import { Stripe } from 'stripe';
import type { AppContext, PaymentCall } from '@shop/runtime/extension';
import type { CardConfig } from './config.ts';
import { refusedByGateway } from './errors.ts';

/** The gateway's client, with the secret key that holds now. Throws where there is none. */
export type OpenGateway = (app: AppContext) => Promise<Stripe>;

/** One client for as long as the key stays the same, so that its connections are used again. */
export function gatewayOpener(config: CardConfig): OpenGateway {
  let open: { readonly key: string; readonly client: Stripe } | null = null;
  return async (app) => {
    const key = await app.setting('cardgwSecretKey');
    if (!key) throw new Error('The card gateway has no secret key');
    if (open?.key !== key) open = { key, client: createClient(key, config) };
    return open.client;
  };
}

function createClient(key: string, { apiBase, timeoutMs }: CardConfig): Stripe {
  const base = apiBase === undefined ? null : new URL(apiBase);
  return new Stripe(key, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
    }),
  });
}

/** Say nothing of an earlier try with the same key, and the client makes a second one by itself. */
const NO_VERDICT = new Set([408, 409, 425, 429]);
/** Wrong keys: nothing happens with them, but they may have been right at an earlier try. */
const WRONG_KEYS = new Set([401, 403]);

/**
 * Waits for a call. Throws a refusal in the gateway's words where it refused for good; any other throw leaves open what
 * became of the call, or of an earlier one with the same key.
 */
export async function verdictOf<T>({ isRetry }: Pick<PaymentCall, 'isRetry'>, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isRefusal(error, isRetry)) throw refusedByGateway(error.message);
    throw error;
  }
}

function isRefusal(error: unknown, isRetry: boolean): error is Stripe.errors.StripeError {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  if (error instanceof Stripe.errors.StripeIdempotencyError) return false;
  const status = error.statusCode ?? 0;
  if (NO_VERDICT.has(status) || (isRetry && WRONG_KEYS.has(status))) return false;
  return status >= 400 && status < 500;
}
