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
  /** Takes the next piece of the text, and resolves when it may have more. */
  readonly write: (text: string) => Promise<void>;
  /** Hears how many products are written, after each piece. */
  readonly onProgress?: (products: number) => void;
  /** Ends the export between two pieces. */
  readonly signal?: AbortSignal | undefined;
}

const PIECE = 500;

/**
 * Writes all products as rows that can be imported unchanged, by their ids, from one snapshot of the database. Figures are
 * exact decimal texts. Returns how many there were. One statement for each 500.
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

/** A product as a row of a file. */
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
  const said = attributes.map((attribute) => [attribute.attribute_code, saidOf(attribute)] as const);
  return { sku, name, url_key, price, qty, ...more, metafields, attributes: Object.fromEntries(said) };
}

/** Options by their texts, which are unique within an attribute and the same in another shop. */
function saidOf({ type, value, options }: ProductAttribute): string | readonly string[] | null {
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
