import { StartFailure } from '../../../platform/startFailure.ts';
import type { AttributeTypes } from '../attributes/attribute.repo.ts';
import { csvRecords } from './csv.ts';
import { badHeader, noHeader, noSkuColumn, repeatedColumn, unknownColumn } from './fileFaults.ts';
import { attributeColumn, attributeOf, readCell, readList } from './productCells.ts';
import { rowKeys } from './rowBody.ts';
import { textLines } from './textLines.ts';

export type ProductFormat = 'csv' | 'jsonl';

/** A row of a file: its values, or the reason why it cannot be read. */
export type FileRow = { readonly line: number; readonly size: number } & (
  | { readonly sent: unknown; readonly fault: null }
  | { readonly fault: string }
);

/**
 * Reads the rows of a file while it arrives. Throws for a file that is not text in UTF-8, and for a table with a wrong
 * header. Where the text becomes unreadable later, the last row has that fault.
 */
export async function* fileRows(
  bytes: AsyncIterable<Uint8Array>,
  format: ProductFormat,
  attributes: AttributeTypes,
): AsyncGenerator<FileRow> {
  let line = 0;
  try {
    for await (const row of format === 'csv' ? csvRows(bytes, attributes) : jsonRows(bytes)) {
      line = row.line;
      yield row;
    }
  } catch (error) {
    if (line === 0 || !(error instanceof StartFailure)) throw error;
    yield { line: line + 1, size: 0, fault: `${error.faults[0]?.message}: nothing was read from here on` };
  }
}

const LONG = 'The line is longer than a row may be';

async function* jsonRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FileRow> {
  for await (const { line, text } of textLines(bytes)) {
    if (text === null) yield { line, size: 0, fault: LONG };
    else if (text.trim() !== '') yield { line, size: text.length, ...readJson(text) };
  }
}

function readJson(
  text: string,
): { readonly sent: unknown; readonly fault: null } | { readonly fault: string } {
  try {
    const sent: unknown = JSON.parse(text);
    return { sent: isObject(sent) ? withAttributeList(sent) : sent, fault: null };
  } catch {
    return { fault: 'The line is not valid JSON' };
  }
}

/** Turns `attributes` into a list, those of variants too: they may be an object of codes and values, which is the short form. */
function withAttributeList(sent: unknown): unknown {
  const { attributes, variants } = Object(sent) as {
    readonly attributes?: unknown;
    readonly variants?: unknown;
  };
  return {
    ...(sent as object),
    ...(isObject(attributes) && { attributes: attributeList(Object.entries(attributes)) }),
    ...(Array.isArray(variants) && { variants: variants.map(withListOfVariant) }),
  };
}

const withListOfVariant = (variant: unknown): unknown =>
  isObject(variant) ? withAttributeList(variant) : variant;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const attributeList = (entries: readonly (readonly [string, unknown])[]) =>
  entries.map(([attribute_code, value]) => ({ attribute_code, value }));

async function* csvRows(
  bytes: AsyncIterable<Uint8Array>,
  attributes: AttributeTypes,
): AsyncGenerator<FileRow> {
  let header: readonly Column[] | null = null;
  for await (const { line, cells } of csvRecords(textLines(bytes))) {
    if (header === null) {
      if (cells === null) throw badHeader();
      header = columnsOf(cells, attributes);
    } else {
      yield rowOf(header, line, cells);
    }
  }
  if (header === null) throw noHeader();
}

interface Column {
  readonly name: string;
  /** The code of the attribute, if the column is one of an attribute. */
  readonly attribute: string | null;
  readonly read: (cell: string) => unknown;
}

function columnsOf(cells: readonly string[], attributes: AttributeTypes): readonly Column[] {
  const names = cells.map((cell) => cell.trim());
  const known = [...columnKeys, ...[...attributes.keys()].map(attributeColumn)];
  for (const [index, name] of names.entries()) {
    if (!known.includes(name)) throw unknownColumn(name, known);
    if (names.indexOf(name) !== index) throw repeatedColumn(name);
  }
  if (!names.includes('sku')) throw noSkuColumn();
  return names.map((name) => {
    const attribute = attributeOf(name);
    const isList = attribute !== null && attributes.get(attribute) === 'multiselect';
    return { name, attribute, read: isList ? readList : (cell) => readCell(name, cell) };
  });
}

/** The columns of a table, without the columns of attributes. */
const columnKeys = rowKeys.filter((key) => key !== 'attributes');

function rowOf(columns: readonly Column[], line: number, cells: readonly string[] | null): FileRow {
  if (cells === null)
    return { line, size: 0, fault: 'The line has a stray quote, or is longer than a row may be' };
  const size = cells.reduce((sum, cell) => sum + cell.length, 0);
  if (cells.length !== columns.length)
    return { line, size, fault: `The row has ${cells.length} cells where the header has ${columns.length}` };
  const sent: Record<string, unknown> = {};
  const described: [string, unknown][] = [];
  for (const [index, { name, attribute, read }] of columns.entries()) {
    const value = read(cells[index] ?? '');
    if (value === undefined) continue;
    if (attribute === null) sent[name] = value;
    else described.push([attribute, value]);
  }
  if (described.length > 0) sent['attributes'] = attributeList(described);
  const { variants } = sent;
  if (Array.isArray(variants)) sent['variants'] = variants.map(withListOfVariant);
  return { line, size, sent, fault: null };
}
