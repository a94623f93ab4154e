import type { Db } from '../../../platform/db/db.ts';
import type { ProductAttribute } from '../attributes/attribute.ts';
import { listAttributeTypes } from '../attributes/attribute.repo.ts';
import type { AttributeTypes } from '../attributes/attribute.repo.ts';
import { csvLine } from './csv.ts';
import type { ProductFormat } from './fileRows.ts';
import { attributeColumn, writeCell } from './productCells.ts';
import { holdSnapshot, listExportedProducts } from './productExport.repo.ts';
import type { ExportedProduct } from './productExport.repo.ts';

export interface ExportOptions {
  readonly format: ProductFormat;
  /** Writes the next piece of the text, and resolves when it can take more. */
  readonly write: (text: string) => Promise<void>;
  /** Is called after each piece with the number of products written. */
  readonly onProgress?: (products: number) => void;
  /** Ends the export between two pieces. */
  readonly signal?: AbortSignal | undefined;
}

const PIECE = 500;

/**
 * Writes all products as rows that can be imported unchanged, in the order of their ids, from one snapshot of the database.
 * Amounts are exact decimal texts. Returns the number of products. One statement for each 500.
 */
export const exportProducts = (db: Db, options: ExportOptions): Promise<number> =>
  db.transaction(async (tx) => {
    await holdSnapshot(tx);
    const { format, write, onProgress, signal } = options;
    const attributes = await listAttributeTypes(tx);
    if (format === 'csv') await write(csvLine(headerOf(attributes)));
    let total = 0;
    for (let after = 0; ;) {
      signal?.throwIfAborted();
      const products = await listExportedProducts(tx, after, PIECE);
      const last = products.at(-1);
      if (!last) return total;
      const rows = products.map(exportedRow);
      const lines = format === 'csv' ? rows.map((row) => csvRow(row, attributes)) : rows.map(jsonLine);
      await write(lines.join(''));
      total += products.length;
      after = last.product_id;
      onProgress?.(total);
    }
  });

type Row = ReturnType<typeof exportedRow>;

/** Makes the row of a file from a product. */
function exportedRow(product: ExportedProduct) {
  const {
    product_id: _,
    meta_data: metafields,
    attributes,
    sku,
    name,
    url_key,
    price,
    qty,
    ...more
  } = product;
  const values = attributes.map((attribute) => [attribute.attribute_code, exportedValue(attribute)] as const);
  return { sku, name, url_key, price, qty, ...more, metafields, attributes: Object.fromEntries(values) };
}

/** Exports options by their texts, which are unique within an attribute and the same in another shop. */
function exportedValue({ type, value, options }: ProductAttribute): string | readonly string[] | null {
  const texts = options.map(({ option_text: text }) => text);
  return type === 'multiselect' ? texts : (texts[0] ?? value);
}

const COLUMNS = [
  'sku',
  'name',
  'url_key',
  'price',
  'qty',
  'status',
  'visibility',
  'weight',
  'categories',
  'collections',
  'images',
  'manage_stock',
  'stock_availability',
  'no_shipping_required',
  'tax_class',
  'group_id',
  'description',
  'short_description',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'metafields',
] as const satisfies readonly (keyof Row)[];

const headerOf = (attributes: AttributeTypes): string[] => [
  ...COLUMNS,
  ...[...attributes.keys()].map(attributeColumn),
];

const csvRow = (row: Row, attributes: AttributeTypes): string =>
  csvLine([
    ...COLUMNS.map((column) => writeCell(row[column])),
    ...[...attributes.keys()].map((code) => writeCell(row.attributes[code])),
  ]);

const jsonLine = (row: Row): string => `${JSON.stringify(row)}\n`;
