import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/errors.ts';
import { toNumber } from '../../platform/money.ts';
import { fingerprintOf, quoteMethod } from '../shipping/index.ts';
import type { Destination, Offer, QuoteRequest } from '../shipping/index.ts';
import { cartErrorOf, SHIPPING_FIELD } from './cartError.ts';
import type { CartRow, ShippingSelection } from './cart.ts';
import type { CartError } from './cartError.ts';
import type { CartItemRow } from './cartLine.ts';
import type { CartDraft, ShippingChoice } from './draft.ts';

/** A cart line, with numbers as stored in the row or as decimal strings. */
type QuotedLine = Pick<
  CartItemRow,
  'product_id' | 'product_sku' | 'product_name' | 'qty' | 'no_shipping_required'
> & { readonly product_weight: number | string; readonly final_price: number | string };

/** Creates the request to the shipping providers for a computed or saved cart. */
export const quoteRequest = (
  cart: Pick<CartRow, 'currency' | 'sub_total' | 'total_weight'>,
  lines: readonly QuotedLine[],
  destination: Destination,
  revision: number,
): QuoteRequest => ({
  destination,
  items: lines.map((line) => ({
    productId: line.product_id,
    sku: line.product_sku,
    name: line.product_name,
    qty: line.qty,
    weight: String(line.product_weight),
    unitPrice: String(line.final_price),
    noShippingRequired: line.no_shipping_required,
  })),
  totalWeight: cart.total_weight,
  totalValue: cart.sub_total,
  currency: cart.currency,
  revision,
});

/** Quotes a shipping method for a request. */
export type Quote = (request: QuoteRequest, choice: ShippingChoice) => Promise<ShippingSelection>;

/**
 * Creates a `Quote` that calls the shipping providers. Within one cart change, requests with equal fingerprints are sent
 * only once.
 */
export function rememberQuotes(app: AppContext, db: Db): Quote {
  const quotes = new Map<string, Promise<ShippingSelection>>();
  return (request, { provider_code, method_code }) => {
    const fingerprint = fingerprintOf(request);
    const key = JSON.stringify([fingerprint, provider_code, method_code]);
    const known = quotes.get(key);
    if (known) return known;
    const quoteRequest = quoteMethod(app, db, request, provider_code, method_code).then((offer) =>
      selectionOf(offer, fingerprint, app.clock.now()),
    );
    quotes.set(key, quoteRequest);
    return quoteRequest;
  };
}

/** Creates the shipping selection from an offer. */
export const selectionOf = (offer: Offer, fingerprint: string, now: Date): ShippingSelection => ({
  provider_code: offer.providerCode,
  method_code: offer.code,
  snapshot: {
    code: offer.code,
    name: offer.name,
    cost: toNumber(offer.cost, offer.currency),
    carrier: offer.snapshot.carrier,
    serviceCode: offer.snapshot.serviceCode,
    delivery: offer.delivery,
  },
  fingerprint,
  quotedAt: now.toISOString(),
});

/** The shipping method of a cart after a recomputation. */
export interface RefreshedShipping {
  readonly selection: ShippingSelection | null;
  /** The reason why the method was removed. */
  readonly error: CartError | null;
}

/**
 * Updates the shipping selection of a cart. A newly selected shipping method is quoted, and its rejections are thrown. A
 * stored shipping method is kept if its fingerprint is equal and its quote has not expired. Otherwise it is quoted again.
 * If it is rejected or its provider does not respond, it is cleared with an error for the shopper. No quote is requested
 * for a cart without items to ship. Must not be called inside a transaction.
 */
export async function refreshShippingQuote(
  app: QuotingApp,
  quote: Quote,
  selection: NonNullable<CartDraft['selection']>,
  request: QuoteRequest,
): Promise<RefreshedShipping> {
  if (!('snapshot' in selection)) return { selection: await quote(request, selection), error: null };
  if (request.items.every((item) => item.noShippingRequired)) return { selection, error: null };
  if (selection.fingerprint === fingerprintOf(request) && isAlive(app, selection)) {
    return { selection, error: null };
  }
  try {
    return { selection: await quote(request, selection), error: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { selection: null, error: cartErrorOf(error, SHIPPING_FIELD) };
  }
}

type QuotingApp = Pick<AppContext, 'clock' | 'registry'>;

/**
 * Reports whether a quote is still valid. Quotes never expire if the provider sets no limit, and are invalid if the
 * provider is not registered.
 */
function isAlive(app: QuotingApp, { provider_code, quotedAt }: ShippingSelection): boolean {
  const provider = app.registry('shippingProviders').get(provider_code);
  if (!provider) return false;
  if (provider.quoteTtlSeconds === undefined) return true;
  return app.clock.now().getTime() < Date.parse(quotedAt) + provider.quoteTtlSeconds * 1000;
}
