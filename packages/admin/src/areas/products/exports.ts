/** Export formats for products, with their names. */
export const EXPORTS = [
  ['csv', 'products.export.csv'],
  ['jsonl', 'products.export.jsonl'],
] as const;
