import { toMinor } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { maxAmount } from '../pricing/index.ts';
import type { AskedCurrency } from './askedCurrency.ts';
import { longTextOf, MOST_CHARACTERS } from './methodBounds.ts';
import type { DeliveryWindow, Offer, ShippingMethod, ShippingProvider } from './contract.ts';

/**
 * Validates a provider's shipping method and creates its offer for a cart in `currency`. Throws an error that
 * describes the problem for the log.
 */
export function offerOf(provider: ShippingProvider, method: ShippingMethod, currency: string): Offer {
  if (!isText(method.code)) throw new Error('A method has no code');
  if (!isText(method.name)) throw new Error(`Method "${method.code}" has no name`);
  const long = longTextOf(method);
  if (long !== null)
    throw new RangeError(`The ${long} of a method has more than ${MOST_CHARACTERS} characters`);
  const carrier = noteOf(method, 'carrier', method.carrier);
  const serviceCode = noteOf(method, 'serviceCode', method.serviceCode);
  const { snapshot } = method;
  return {
    providerCode: provider.code,
    code: method.code,
    name: method.name,
    cost: costOf(method, currency),
    currency,
    carrier,
    serviceCode,
    delivery: deliveryOf(method),
    snapshot: {
      carrier: snapshot ? noteOf(method, 'snapshot.carrier', snapshot.carrier) : carrier,
      serviceCode: snapshot ? noteOf(method, 'snapshot.serviceCode', snapshot.serviceCode) : serviceCode,
    },
    metadata: method.metadata ?? null,
  };
}

/** Creates the offer for a cart in `currency` of a method whose cost is in the currency in which its provider was asked. */
export function offerInCart(
  provider: ShippingProvider,
  method: ShippingMethod,
  currency: string,
  { currency: asked, toCart }: Pick<AskedCurrency, 'currency' | 'toCart'>,
): Offer {
  const offer = offerOf(provider, method, asked);
  return { ...offer, cost: toCart(offer.cost), currency };
}

function costOf(method: ShippingMethod, currency: string): Minor {
  if (method.currency !== undefined && method.currency !== currency)
    throw new Error(`Method "${method.code}" costs ${method.currency}, the cart is in ${currency}`);
  const fault = (what: string, cause?: unknown) =>
    new Error(`The cost of method "${method.code}" is ${what}: ${String(method.cost)}`, { cause });
  let cost: Minor;
  try {
    cost = toMinor(method.cost, currency);
  } catch (cause) {
    throw fault('no amount', cause);
  }
  if (cost < 0) throw fault('negative');
  if (cost > maxAmount(currency)) throw fault('more than a cart can hold');
  return cost;
}

/** Validates a string that is stored with carts. An invalid value would make the cart unreadable. */
function noteOf(method: ShippingMethod, name: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw new Error(`The ${name} of method "${method.code}" is not a string`);
  return value;
}

/** Descriptions of delivery window errors. */
const DELIVERY_FAULTS = {
  shape: 'is not an object',
  days: 'has business days that are not whole numbers of 0 or more',
  order: 'starts after its end',
  date: 'has a date that is not in ISO 8601 format, such as 2030-01-31',
} as const;

/** Finds the error in a delivery window, because shoppers rely on it. Returns null if the window is valid or absent. */
export function deliveryFault(delivery: ShippingMethod['delivery']): keyof typeof DELIVERY_FAULTS | null {
  if (delivery === undefined || delivery === null) return null;
  if (typeof delivery !== 'object') return 'shape';
  const { minBusinessDays: from = null, maxBusinessDays: to = null, estimatedDate: date = null } = delivery;
  if (!isDays(from) || !isDays(to)) return 'days';
  if (from !== null && to !== null && from > to) return 'order';
  return isDate(date) ? null : 'date';
}

function deliveryOf({ code, delivery }: ShippingMethod): DeliveryWindow | null {
  const fault = deliveryFault(delivery);
  if (fault) throw new Error(`The delivery of method "${code}" ${DELIVERY_FAULTS[fault]}`);
  return delivery ?? null;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:T.*)?$/;
/** Reports whether a value is a number of business days, or null if unknown. */
const isDays = (days: number | null) => days === null || (Number.isInteger(days) && days >= 0);
/** Reports whether a value is an ISO 8601 date, or null if unknown. */
const isDate = (date: string | null) =>
  date === null || (typeof date === 'string' && ISO_DATE.test(date) && !Number.isNaN(Date.parse(date)));

/**
 * Reports whether a value is a non-empty string. Providers may be written in plain JavaScript, so the type is not
 * guaranteed.
 */
const isText = (value: unknown) => typeof value === 'string' && value !== '';

/** An offer with its sort keys. */
export interface RankedOffer {
  readonly offer: Offer;
  /** The attachment's `sort_order`. */
  readonly attachmentOrder: number;
  /** The shipping method's `sortOrder`. */
  readonly methodOrder: number;
}

/**
 * Sorts offers by attachment, shipping method, cost and name. If a provider has two offers with the same code, keeps
 * the first.
 */
export function inOrder(offers: readonly RankedOffer[]): readonly Offer[] {
  const first = new Map<string, RankedOffer>();
  for (const ranked of offers) {
    const key = `${ranked.offer.providerCode}:${ranked.offer.code}`;
    if (!first.has(key)) first.set(key, ranked);
  }
  return [...first.values()].sort(compare).map(({ offer }) => offer);
}

const compare = (a: RankedOffer, b: RankedOffer): number =>
  a.attachmentOrder - b.attachmentOrder ||
  a.methodOrder - b.methodOrder ||
  a.offer.cost - b.offer.cost ||
  a.offer.name.localeCompare(b.offer.name, 'en');
