import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { isDatabaseUnreachable } from '../../platform/db/failures.ts';
import { toDecimal, toMinor } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { maxAmount } from '../pricing/index.ts';
import { askedIn } from './askedCurrency.ts';
import type { AskedCurrency } from './askedCurrency.ts';
import { callProvider, logLeftOut } from './callProvider.ts';
import type { FreeMethod, Offer, QuoteContext, QuoteRequest, ShippingProvider } from './contract.ts';
import { MOST_METHODS } from './methodBounds.ts';
import { offerInCart } from './offerOf.ts';
import { servingAttachments } from './servingAttachments.ts';
import type { ServingAttachment } from './shippingZoneProvider.repo.ts';

/** A method that is free from a subtotal on. */
export interface FreeGate {
  /** The name of the method. */
  readonly name: string;
  /** The subtotal, net of tax, in minor units of the cart's currency. At most that of the cart if the method is free already. */
  readonly from: Minor;
}

/** The free shipping that methods give, as their providers tell. */
export interface FreeShipping {
  /** False if no provider serves the destination. */
  readonly isServed: boolean;
  /** The method with the lowest subtotal. Null if no provider tells of one. */
  readonly nearest: FreeGate | null;
}

interface Gate {
  readonly offer: Offer;
  readonly from: Minor;
}

/**
 * Asks the providers that serve a destination from which subtotal a method of theirs is free. Providers without `freeFrom` are not asked, and
 * one that fails or is late is left out and logged. A method that processors of `availableShippingMethods` remove or charge for is left out.
 * Throws if the database is unreachable.
 */
export async function findFreeShipping(
  app: AppContext,
  db: Db,
  request: QuoteRequest,
): Promise<FreeShipping> {
  const attachments = await servingAttachments(app, request);
  const found = await Promise.all(attachments.map((attachment) => gatesOf(app, db, request, attachment)));
  request.signal?.throwIfAborted();
  const gates = found.flat().toSorted((a, b) => a.from - b.from);
  return { isServed: attachments.length > 0, nearest: await firstOffered(app, request, gates) };
}

async function gatesOf(
  app: AppContext,
  db: Db,
  request: QuoteRequest,
  attachment: ServingAttachment,
): Promise<readonly Gate[]> {
  const provider = app.registry('shippingProviders').get(attachment.provider_code);
  if (!provider?.freeFrom) return [];
  try {
    const asked = await askedIn(app, request, provider);
    const methods = await callProvider(app, db, request, attachment, asked, (context) =>
      requestFreeMethods(provider, context),
    );
    return methods.map((method) => gateOf(provider, method, request, asked));
  } catch (error) {
    if (isDatabaseUnreachable(error)) throw error;
    if (!request.signal?.aborted) logLeftOut(app, provider.code, error);
    return [];
  }
}

/** Requests the methods that are free from a subtotal on. Throws if the result is not a list, or is too long. */
async function requestFreeMethods(
  provider: ShippingProvider,
  context: QuoteContext,
): Promise<readonly FreeMethod[]> {
  const methods: unknown = await provider.freeFrom?.(context);
  if (!Array.isArray(methods)) throw new TypeError('freeFrom did not return a list of methods');
  if (methods.length > MOST_METHODS)
    throw new RangeError(
      `freeFrom returned ${methods.length} methods, but at most ${MOST_METHODS} are allowed`,
    );
  return methods as readonly FreeMethod[];
}

/** Checks a free method. Throws an error that describes the problem for the log. */
function gateOf(
  provider: ShippingProvider,
  { from, ...method }: FreeMethod,
  { currency }: QuoteRequest,
  asked: AskedCurrency,
): Gate {
  const offer = offerInCart(provider, { ...method, cost: '0' }, currency, asked);
  const fault = (what: string, cause?: unknown) =>
    new Error(`The subtotal from which method "${method.code}" is free is ${what}: ${String(from)}`, {
      cause,
    });
  let least: Minor;
  try {
    least = asked.toCartAtLeast(toMinor(from, asked.currency));
  } catch (cause) {
    throw fault('no amount', cause);
  }
  if (least < 0) throw fault('negative');
  if (least > maxAmount(currency)) throw fault('more than a cart can hold');
  return { offer, from: least };
}

/** Returns the first method that processors leave free. They see the cart as it is with that subtotal. */
async function firstOffered(
  app: AppContext,
  request: QuoteRequest,
  gates: readonly Gate[],
): Promise<FreeGate | null> {
  const { currency } = request;
  const subTotal = toMinor(request.totalValue, currency);
  for (const { offer, from } of gates) {
    const totalValue = toDecimal(Math.max(from, subTotal), currency);
    const offered = await app.process('availableShippingMethods', [offer], { ...request, totalValue });
    const free = offered.find(({ cost }) => cost === 0);
    if (free) return { name: free.name, from };
  }
  return null;
}
