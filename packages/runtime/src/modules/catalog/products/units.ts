/** The units of the contents of a product: weights, volumes, lengths, an area, and pieces. */
export const UNITS = ['g', 'kg', 'oz', 'lb', 'ml', 'cl', 'l', 'fl_oz', 'cm', 'm', 'm2', 'piece'] as const;
export type Unit = (typeof UNITS)[number];
