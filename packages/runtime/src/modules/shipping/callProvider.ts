import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { AskedCurrency } from './askedCurrency.ts';
import type { QuoteContext, QuoteRequest, ShippingMethod, ShippingProvider } from './contract.ts';
import { providerNotRegistered } from './errors.ts';
import { MOST_METHODS } from './methodBounds.ts';
import { atRevision } from './setupCache.ts';
import type { ServingAttachment } from './shippingZoneProvider.repo.ts';
import { reportFault } from '../../platform/acting/guard.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { withDeadline } from '../../platform/withDeadline.ts';

/**
 * Calls a provider for one of its attachments, with the deadline `checkout.quoteTimeoutMs`. Rejects with the provider's
 * error, or if the provider times out.
 */
export const callProvider = <T>(
  app: AppContext,
  db: Db,
  request: QuoteRequest,
  attachment: ServingAttachment,
  asked: AskedCurrency,
  quote: (context: QuoteContext) => Promise<T>,
): Promise<T> =>
  withDeadline(app.config.checkout.quoteTimeoutMs, request.signal, async (signal) =>
    quote({
      app,
      db,
      destination: request.destination,
      origin: app.config.shop.address ?? null,
      zone: { id: attachment.zone_id, uuid: attachment.zone_uuid, name: attachment.zone_name },
      items: asked.items,
      totalWeight: request.totalWeight,
      totalValue: asked.totalValue,
      currency: asked.currency,
      fromShopCurrency: asked.fromShopCurrency,
      zoneConfig: structuredClone(attachment.config),
      cached: (key, read) =>
        atRevision(
          app,
          request.revision,
          JSON.stringify([attachment.provider_code, attachment.zone_id, key]),
          read,
        ),
      signal,
    }),
  );

/** Logs which provider was left out of an offer, and why. */
export function logLeftOut(app: AppContext, providerCode: string, error: unknown): void {
  const extension = app.registry('shippingProviders').ownerOf(providerCode) ?? null;
  const contribution = `shipping provider "${providerCode}"`;
  reportFault(serverOf(app), 'warn', { extension: extension ?? 'none', contribution }, error, {
    message: `Shipping provider "${providerCode}" of extension "${extension ?? 'none'}" was skipped`,
    provider: providerCode,
  });
}

/** Requests a provider's methods. Throws if the result is not a list, or is too long for a shopper to read. */
export async function requestMethods(
  provider: ShippingProvider,
  context: QuoteContext,
): Promise<readonly ShippingMethod[]> {
  const methods: unknown = await provider.getMethods(context);
  if (!Array.isArray(methods)) throw new TypeError('getMethods did not return a list of methods');
  if (methods.length > MOST_METHODS)
    throw new RangeError(
      `getMethods returned ${methods.length} methods, but at most ${MOST_METHODS} are allowed`,
    );
  return methods as readonly ShippingMethod[];
}

/** Requests the provider's method with the given code. Returns null if the method is not on offer. */
export async function requestMethod(provider: ShippingProvider, context: QuoteContext, methodCode: string) {
  if (provider.validateMethod) return provider.validateMethod(context, methodCode);
  const methods = await requestMethods(provider, context);
  return methods.find((method) => method.code === methodCode) ?? null;
}

/** Returns the provider with the given code. Throws 400 if no extension registered it. */
export function registeredProvider(app: AppContext, code: string): ShippingProvider {
  const provider = app.registry('shippingProviders').get(code);
  if (!provider) throw providerNotRegistered(code);
  return provider;
}
