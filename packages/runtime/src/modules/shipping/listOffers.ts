import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { isDatabaseUnreachable } from '../../platform/db/failures.ts';
import { requestMethods, callProvider, logLeftOut } from './callProvider.ts';
import { askedIn } from './askedCurrency.ts';
import type { AskedCurrency } from './askedCurrency.ts';
import type { ProcessorStep } from '../../platform/contracts/processors.ts';
import type { Offer, QuoteRequest, ShippingMethod, ShippingProvider } from './contract.ts';
import { inOrder, offerInCart } from './offerOf.ts';
import type { RankedOffer } from './offerOf.ts';
import { servingAttachments } from './servingAttachments.ts';
import type { ServingAttachment } from './shippingZoneProvider.repo.ts';

/** Receives each provider or method left out of an offer, for callers that request an explanation. */
export type LeftOut = (providerCode: string, error: unknown) => void;

/**
 * Lists the methods offered for a destination, from all providers that serve it. Providers are called in parallel, outside
 * any transaction. A provider that fails, times out or is not registered is left out and logged. Throws if the database is
 * unreachable, because an offer with providers missing for that reason would be wrong.
 */
export async function listOffers(
  app: AppContext,
  db: Db,
  request: QuoteRequest,
  trace?: { readonly leftOut: LeftOut; readonly processed: (step: ProcessorStep) => void },
): Promise<readonly Offer[]> {
  const attachments = await servingAttachments(app, request);
  const offers = await Promise.all(
    attachments.map((attachment) => offersOf(app, db, request, attachment, trace?.leftOut)),
  );
  request.signal?.throwIfAborted();
  return app.process('availableShippingMethods', inOrder(offers.flat()), request, trace?.processed);
}

async function offersOf(
  app: AppContext,
  db: Db,
  request: QuoteRequest,
  attachment: ServingAttachment,
  explain?: LeftOut,
): Promise<readonly RankedOffer[]> {
  const code = attachment.provider_code;
  const leaveOut: LeftOut = (provider, error) => {
    logLeftOut(app, provider, error);
    explain?.(provider, error);
  };
  const provider = app.registry('shippingProviders').get(code);
  if (!provider) {
    leaveOut(code, new Error(`It is attached to zone "${attachment.zone_name}" but not registered`));
    return [];
  }
  try {
    const asked = await askedIn(app, request, provider);
    const methods = await callProvider(app, db, request, attachment, asked, (context) =>
      requestMethods(provider, context),
    );
    const codes = new Set<string>();
    return methods.flatMap((method) => {
      const isTaken = codes.has(method.code);
      codes.add(method.code);
      if (!isTaken) return ranked({ request, attachment, provider, asked }, method, leaveOut);
      leaveOut(code, new Error(`Two methods have the code "${method.code}". Only the first one is offered`));
      return [];
    });
  } catch (error) {
    if (isDatabaseUnreachable(error)) throw error;
    if (!request.signal?.aborted) leaveOut(code, error);
    return [];
  }
}

/** A call of a provider. */
interface Asked {
  readonly request: QuoteRequest;
  readonly attachment: ServingAttachment;
  readonly provider: ShippingProvider;
  readonly asked: AskedCurrency;
}

/** Checks one method. Only a faulty method is left out; the provider's other methods stay. */
function ranked(
  { request: { currency }, attachment, provider, asked }: Asked,
  method: ShippingMethod,
  leaveOut: LeftOut,
): readonly RankedOffer[] {
  try {
    const offer = offerInCart(provider, method, currency, asked);
    return [{ offer, attachmentOrder: attachment.sort_order, methodOrder: method.sortOrder ?? 0 }];
  } catch (error) {
    leaveOut(provider.code, error);
    return [];
  }
}
