/** The units for product contents: weights, volumes, lengths, an area, and pieces. */
export const UNITS = ['g', 'kg', 'oz', 'lb', 'ml', 'cl', 'l', 'fl_oz', 'cm', 'm', 'm2', 'piece'] as const;
export type Unit = (typeof UNITS)[number];

/** The price per base unit, such as 100 g or 1 l. */
export interface UnitPrice {
  /** The price of `amount` units, in major units of the currency. */
  readonly price: number;
  readonly amount: number;
  readonly unit: Unit;
}
