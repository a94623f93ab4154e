import { createHash } from 'node:crypto';
import type { QuoteRequest } from './contract.ts';

/**
 * Computes a hash that is equal for requests that every provider must quote alike: SHA-256 in hex over destination,
 * currency, weight, value, lines (in any order) and the revision of the shipping setup. Decimals are compared by value: `5`
 * equals `5.0000`.
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
