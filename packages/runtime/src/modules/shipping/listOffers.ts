import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { isDatabaseUnreachable } from '../../platform/db/failures.ts';
import { askForMethods, askProvider, logLeftOut } from './askProvider.ts';
import type { ProcessorStep } from '../../platform/contracts/processors.ts';
import type { Offer, QuoteRequest, ShippingMethod, ShippingProvider } from './contract.ts';
import { inOrder, offerOf } from './offerOf.ts';
import type { RankedOffer } from './offerOf.ts';
import { listServingAttachments } from './shippingZoneProvider.repo.ts';
import type { ServingAttachment } from './shippingZoneProvider.repo.ts';

/** Takes what was left out of an offer, where somebody asks for an explanation: a provider, or a method of it. */
export type LeftOut = (providerCode: string, error: unknown) => void;

/**
 * Lists the methods that a destination is offered, from all providers that serve it. They are asked in parallel, outside any
 * transaction; one that fails, is late or is not registered is left out and named in the log. Throws where the
 * database is out of reach: an offer that lacks providers for that would be wrong.
 */
export async function listOffers(
  app: AppContext,
  db: Db,
  request: QuoteRequest,
  trace?: { readonly leftOut: LeftOut; readonly processed: (step: ProcessorStep) => void },
): Promise<readonly Offer[]> {
  const attachments = await listServingAttachments(db, request.destination);
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
    const methods = await askProvider(app, db, request, attachment, (context) =>
      askForMethods(provider, context),
    );
    const codes = new Set<string>();
    return methods.flatMap((method) => {
      const isTaken = codes.has(method.code);
      codes.add(method.code);
      if (!isTaken) return ranked(request, attachment, provider, method, leaveOut);
      leaveOut(code, new Error(`Two methods have the code "${method.code}". Only the first one is offered`));
      return [];
    });
  } catch (error) {
    if (isDatabaseUnreachable(error)) throw error;
    if (!request.signal?.aborted) leaveOut(code, error);
    return [];
  }
}

/** Checks one method: a faulty one is left out alone, the others of its provider stay. */
function ranked(
  { currency }: QuoteRequest,
  attachment: ServingAttachment,
  provider: ShippingProvider,
  method: ShippingMethod,
  leaveOut: LeftOut,
): readonly RankedOffer[] {
  try {
    const offer = offerOf(provider, method, currency);
    return [{ offer, attachmentOrder: attachment.sort_order, methodOrder: method.sortOrder ?? 0 }];
  } catch (error) {
    leaveOut(provider.code, error);
    return [];
  }
}
