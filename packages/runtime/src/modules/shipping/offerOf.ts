import { toMinor } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import type { Offer, ShippingMethod, ShippingProvider } from './contract.ts';

/**
 * The offer that a provider's method makes to a cart in `currency`, checked. Throws what is wrong with the method, for
 * the log.
 */
export function offerOf(provider: ShippingProvider, method: ShippingMethod, currency: string): Offer {
  if (!isText(method.code)) throw new Error('A method has no code');
  if (!isText(method.name)) throw new Error(`Method "${method.code}" has no name`);
  const carrier = method.carrier ?? null;
  const serviceCode = method.serviceCode ?? null;
  return {
    providerCode: provider.code,
    code: method.code,
    name: method.name,
    cost: costOf(method, currency),
    currency,
    carrier,
    serviceCode,
    delivery: method.delivery ?? null,
    snapshot: {
      carrier: method.snapshot ? (method.snapshot.carrier ?? null) : carrier,
      serviceCode: method.snapshot ? (method.snapshot.serviceCode ?? null) : serviceCode,
    },
    metadata: method.metadata ?? null,
  };
}

function costOf(method: ShippingMethod, currency: string): Minor {
  if (method.currency !== undefined && method.currency !== currency)
    throw new Error(`Method "${method.code}" costs ${method.currency}, the cart is in ${currency}`);
  try {
    const cost = toMinor(method.cost, currency);
    if (cost >= 0) return cost;
  } catch (cause) {
    throw new Error(`The cost of method "${method.code}" is no amount: ${String(method.cost)}`, { cause });
  }
  throw new Error(`The cost of method "${method.code}" is negative: ${String(method.cost)}`);
}

/** Providers may be plain JavaScript. */
const isText = (value: unknown) => typeof value === 'string' && value !== '';
