/** Whether a product can be bought at all. Stock that is not managed never runs out. */
export const isInStock = (row: {
  readonly qty: number;
  readonly manage_stock: boolean;
  readonly stock_availability: boolean;
}): boolean => !row.manage_stock || (row.qty > 0 && row.stock_availability);
