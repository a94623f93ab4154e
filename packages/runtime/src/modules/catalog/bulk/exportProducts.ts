import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../platform/db/db.ts';
import type { ProductAttribute } from '../attributes/attribute.ts';
import { listAttributeTypes } from '../attributes/attribute.repo.ts';
import type { AttributeTypes } from '../attributes/attribute.repo.ts';
import { WRITTEN_COLUMNS } from '../products/productColumns.ts';
import { csvLine } from './csv.ts';
import type { ProductFormat } from './fileRows.ts';
import { attributeColumn, writeCell } from './productCells.ts';
import { holdSnapshot, listExportedProducts } from './productExport.repo.ts';
import type { ExportedColumns, ExportedProduct, ExportedVariant } from './productExport.repo.ts';

export interface ExportOptions {
  readonly format: ProductFormat;
  /** Writes the next chunk of text, and resolves when more can be written. */
  readonly write: (text: string) => Promise<void>;
  /** Called after each chunk with the number of products written. */
  readonly onProgress?: (products: number) => void;
  /** Aborts the export between two chunks. */
  readonly signal?: AbortSignal | undefined;
}

const PIECE = 500;

/**
 * Writes all products as rows that can be imported unchanged, in id order, variants with their main variant, from a single database
 * snapshot. Amounts are exact decimal strings. Returns the number of products. One statement per 500 products.
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
      const rows = products.map(exportedGroup);
      const lines = format === 'csv' ? rows.map((row) => csvRow(row, attributes)) : rows.map(jsonLine);
      await write(lines.join(''));
      total += products.reduce((sum, { variants }) => sum + (variants?.length ?? 1), 0);
      after = last.product_id;
      onProgress?.(total);
    }
  });

type Row = ReturnType<typeof exportedGroup>;

/** Creates the file row of a product, or of a main variant with its variants. */
function exportedGroup({ variants, ...product }: ExportedProduct) {
  const row = exportedRow(product);
  return { ...row, variants: variants?.map((variant) => exportedVariant(row, variant)) };
}

/** Creates the entry of a variant: its options, and anything that an import would not inherit from the row of the main variant. */
function exportedVariant(
  main: ReturnType<typeof exportedRow>,
  { options, is_main: isMain, ...product }: ExportedVariant,
): Readonly<Record<string, unknown>> {
  const { sku, attributes, group_id: _, ...row } = exportedRow(product);
  const entry = { sku, options: Object.fromEntries(options) };
  if (isMain) return entry;
  const defaults: Readonly<Record<string, unknown>> = { ...main, visibility: false, collections: [] };
  const own = Object.entries(row).filter(([key, value]) => !isDeepStrictEqual(value, defaults[key]));
  const codes = new Set([...Object.keys(main.attributes), ...Object.keys(attributes)]);
  const described = [...codes]
    .filter((code) => !(code in entry.options) && !isDeepStrictEqual(attributes[code], main.attributes[code]))
    .map((attribute_code) => ({ attribute_code, value: attributes[attribute_code] ?? null }));
  return { ...entry, ...Object.fromEntries(own), ...(described.length > 0 && { attributes: described }) };
}

/** Creates the file row of a single product. */
function exportedRow(product: ExportedColumns) {
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

/** Exports options by label, because labels are unique within an attribute and the same in another shop. */
function exportedValue({ type, value, options }: ProductAttribute): string | readonly string[] | null {
  const texts = options.map(({ option_text: text }) => text);
  return type === 'multiselect' ? texts : (texts[0] ?? value);
}

/** The first columns of a product table. The other product columns follow. */
const FIRST_COLUMNS = [
  'sku',
  'name',
  'url_key',
  'price',
  'compare_at_price',
  'unit_amount',
  'unit',
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
] as const satisfies readonly (keyof Row)[];

const isPlaced = new Set<string>([...FIRST_COLUMNS, 'meta_data']);
const otherColumns = WRITTEN_COLUMNS.filter(
  (column): column is Exclude<typeof column, 'meta_data'> => !isPlaced.has(column),
);
const COLUMNS = [...FIRST_COLUMNS, ...otherColumns, 'prices', 'metafields', 'variants'] as const;

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
