/** An amount that an offer takes off, with its currency. */
export interface PricedOffer {
  readonly amount: number;
  readonly currency: string;
}

/** Adds the currency to what offers take off, for GraphQL. */
export const pricedOffers = <T extends { readonly amount: number }>(
  discounts: readonly T[],
  currency: string,
): readonly (T & PricedOffer)[] => discounts.map((discount) => ({ ...discount, currency }));
