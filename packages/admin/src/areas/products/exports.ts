/** The formats of files of products, with their names. */
export const EXPORTS = [
  ['csv', 'products.export.csv'],
  ['jsonl', 'products.export.jsonl'],
] as const;
