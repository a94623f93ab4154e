import { setTimeout as sleep } from 'node:timers/promises';
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
    // The client's own HTTP asks again after a cut connection, whatever it is told, and hides that something may be done.
    httpClient: Stripe.createFetchHttpClient(),
    telemetry: false,
    ...(base && {
      protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
    }),
  });
}

/** Answers of the 4xx kind that say nothing of an earlier try of the same call: it may have been done. */
const NO_VERDICT = new Set([401, 403, 408, 409, 425, 429]);
const TRIES = 2;
const PAUSE_MS = 200;

/** For calls that `verdictOf` repeats by itself. */
export const ONCE = { maxNetworkRetries: 0 } as const;

/**
 * Makes a call, and makes it once more where its answer leaves it open. Throws a refusal in the gateway's words where the
 * gateway refused it for good: by an answer of the 4xx kind that holds for earlier tries too, or where no earlier try can have
 * been carried out. Any other throw leaves open what became of the call.
 */
export async function verdictOf<T>(
  { isRetry }: Pick<PaymentCall, 'isRetry'>,
  ask: () => Promise<T>,
): Promise<T> {
  let mayBeDone = isRetry;
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask();
    } catch (error) {
      const answer = refusalIn(error);
      mayBeDone ||= answer === null;
      const isFinal = answer !== null && holdsForAll(answer);
      if (isFinal || (tried === TRIES && answer !== null && !mayBeDone))
        throw refusedByGateway(answer.message);
      if (tried === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** An answer by which the gateway did not do what it was asked this time, or null. */
const refusalIn = (error: unknown): Stripe.errors.StripeError | null =>
  error instanceof Stripe.errors.StripeError && error.statusCode !== undefined && isRefused(error.statusCode)
    ? error
    : null;

const isRefused = (status: number): boolean => status >= 400 && status < 500;

const holdsForAll = (answer: Stripe.errors.StripeError): boolean =>
  !NO_VERDICT.has(answer.statusCode ?? 0) && !(answer instanceof Stripe.errors.StripeIdempotencyError);
