import { setTimeout as sleep } from 'node:timers/promises';
import { Stripe } from 'stripe';
import type { AppContext, PaymentCall } from '@shop/runtime/extension';
import type { CardConfig } from './config.ts';
import { refusedByGateway } from './errors.ts';

/** Opens the gateway client with the current secret key. Throws if no key is set. */
export type OpenGateway = (app: AppContext) => Promise<Stripe>;

/** Creates the function that opens the gateway client. The client and its connections are reused until the key changes. */
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
    // The client's default HTTP implementation retries after a lost connection. The caller could then not know that the first attempt may
    // have succeeded.
    httpClient: Stripe.createFetchHttpClient(),
    telemetry: false,
    ...(base && {
      protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
    }),
  });
}

/** 4xx statuses that do not tell whether an earlier attempt of the same call succeeded. */
const INDEFINITE = new Set([401, 403, 408, 409, 425, 429]);
const TRIES = 2;
const PAUSE_MS = 200;

/** Options of calls that `definiteAnswer` repeats. */
export const ONCE = { maxNetworkRetries: 0 } as const;

/** The error with which the gateway definitely rejected a call. */
export class Rejection extends Error {
  readonly error: Stripe.errors.StripeError;
  constructor(error: Stripe.errors.StripeError) {
    super(error.message);
    this.error = error;
  }
}

/**
 * Makes a call, and repeats it once if the outcome is unknown. Throws a refusal with the gateway's message if the gateway definitely
 * rejected the call. After any other error, the outcome is unknown.
 */
export async function definiteAnswer<T>(
  { isRetry }: Pick<PaymentCall, 'isRetry'>,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await answerOrRejection({ isRetry }, call);
  } catch (error) {
    throw error instanceof Rejection ? refusedByGateway(error.message) : error;
  }
}

/**
 * Makes a call, and repeats it once if the outcome is unknown. Throws a `Rejection` if the gateway definitely rejected the call. A rejection
 * is definite if the 4xx response also covers earlier attempts, or if no earlier attempt can have succeeded. After any other error, the
 * outcome is unknown.
 */
export async function answerOrRejection<T>(
  { isRetry }: Pick<PaymentCall, 'isRetry'>,
  call: () => Promise<T>,
): Promise<T> {
  let mayBeDone = isRetry;
  for (let tried = 1; ; tried += 1) {
    try {
      return await call();
    } catch (error) {
      const answer = refusalIn(error);
      mayBeDone ||= answer === null;
      const isFinal = answer !== null && appliesToAll(answer);
      if (isFinal || (tried === TRIES && answer !== null && !mayBeDone)) throw new Rejection(answer);
      if (tried === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** Returns the error response with which the gateway rejected this attempt. Null for any other error. */
const refusalIn = (error: unknown): Stripe.errors.StripeError | null =>
  error instanceof Stripe.errors.StripeError && error.statusCode !== undefined && isRefused(error.statusCode)
    ? error
    : null;

const isRefused = (status: number): boolean => status >= 400 && status < 500;

const appliesToAll = (answer: Stripe.errors.StripeError): boolean =>
  !INDEFINITE.has(answer.statusCode ?? 0) && !(answer instanceof Stripe.errors.StripeIdempotencyError);
