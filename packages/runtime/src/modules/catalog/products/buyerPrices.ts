/** The price of a unit from a quantity. */
export interface QuantityPrice {
  readonly min_qty: number;
  /** The price in major units. */
  readonly price: number;
}

/** The price details that a product has by currencies and price lists. */
export interface BuyerPrices {
  /** True if the product has no price in the visitor's currency, so that it cannot be bought. */
  readonly no_price?: true;
  /** The prices from other quantities than 1 on, lowest quantity first. Absent if the shop has no price lists. */
  readonly tiers?: readonly QuantityPrice[];
  /** The difference to the price before a sale of a price list. Absent if there is no such sale. */
  readonly saving?: number;
  /** The lowest price of the 30 days before a sale of a price list. Absent if none is known. */
  readonly lowest_price_30_days?: number;
}
