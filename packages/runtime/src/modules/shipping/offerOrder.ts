import type { Offer } from './contract.ts';

export interface RankedOffer {
  readonly offer: Offer;
  /** `sort_order` of the attachment. */
  readonly attachmentOrder: number;
  /** `sortOrder` of the method. */
  readonly methodOrder: number;
}

/** By attachment, method, cost and name. Of two offers of one provider with one code the first given stays. */
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
