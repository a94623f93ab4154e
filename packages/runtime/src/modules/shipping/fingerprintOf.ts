import { createHash } from 'node:crypto';
import type { QuoteRequest } from './contract.ts';

/**
 * Computes a hash that is equal for requests that providers must quote alike: SHA-256 in hex over the destination,
 * currency, weight, value, cart lines (in any order) and shipping setup revision. Decimals are compared by value, so
 * `5` equals `5.0000`.
 */
export function fingerprintOf(request: QuoteRequest): string {
  const { country, province, postcode, city, address_1 } = request.destination;
  const facts = [
    [country, province ?? null, postcode ?? null, city ?? null, address_1 ?? null],
    request.currency,
    canonical(request.totalWeight),
    canonical(request.totalValue),
    request.items
      .map((item) => [
        item.productId,
        item.sku,
        item.qty,
        canonical(item.weight),
        canonical(item.unitPrice),
        item.noShippingRequired,
      ])
      .sort(([a], [b]) => Number(a) - Number(b)),
    request.revision,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

const canonical = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);
