import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { isDatabaseUnreachable } from '../../platform/db/failures.ts';
import { Refusal } from '../../platform/errors.ts';
import { requestMethod, callProvider, logLeftOut, registeredProvider } from './callProvider.ts';
import type { Offer, QuoteRequest, ShippingProvider } from './contract.ts';
import { askedIn } from './askedCurrency.ts';
import { methodNoLongerAvailable, noShippingToAddress, quoteFailed } from './errors.ts';
import { offerInCart } from './offerOf.ts';
import { servingAttachments } from './servingAttachments.ts';
import type { ServingAttachment } from './shippingZoneProvider.repo.ts';

/**
 * Quotes the current cost of one method. Called outside any transaction, with the same deadline as listings. Throws, in this
 * order: `SHIPPING_PROVIDER_NOT_REGISTERED` for an unregistered provider, `NO_SHIPPING_TO_ADDRESS` if the provider serves no
 * zone of the destination, the provider's own `Refusal`, `SHIPPING_QUOTE_FAILED` if the provider failed or timed out, and
 * `SHIPPING_METHOD_NOT_AVAILABLE` if the method is not on offer. If the provider failed because the database is unreachable,
 * that error is rethrown.
 */
export async function quoteMethod(
  app: AppContext,
  db: Db,
  request: QuoteRequest,
  providerCode: string,
  methodCode: string,
): Promise<Offer> {
  const provider = registeredProvider(app, providerCode);
  const attachment = (await servingAttachments(app, request)).find(
    ({ provider_code }) => provider_code === providerCode,
  );
  if (!attachment) throw noShippingToAddress();
  const quoted = await quote(app, db, request, attachment, provider, methodCode);
  const offers = quoted ? await app.process('availableShippingMethods', [quoted], request) : [];
  const offer = offers.find(
    (candidate) => candidate.providerCode === providerCode && candidate.code === methodCode,
  );
  if (!offer) throw methodNoLongerAvailable();
  return offer;
}

async function quote(
  app: AppContext,
  db: Db,
  request: QuoteRequest,
  attachment: ServingAttachment,
  provider: ShippingProvider,
  methodCode: string,
): Promise<Offer | null> {
  try {
    const asked = await askedIn(app, request, provider);
    const method = await callProvider(app, db, request, attachment, asked, (context) =>
      requestMethod(provider, context, methodCode),
    );
    if (!method) return null;
    return offerInCart(provider, method, request.currency, asked);
  } catch (error) {
    if (error instanceof Refusal || request.signal?.aborted || isDatabaseUnreachable(error)) throw error;
    logLeftOut(app, provider.code, error);
    throw quoteFailed(provider.name);
  }
}
