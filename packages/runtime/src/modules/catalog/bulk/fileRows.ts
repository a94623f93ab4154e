import { isRecord } from '../../../platform/isRecord.ts';
import { keyText, textKey } from '../../../platform/text/keyText.ts';
import type { AttributeTypes } from '../attributes/attribute.repo.ts';
import { csvRecords } from './csv.ts';
import {
  badHeader,
  noHeader,
  noSkuColumn,
  repeatedColumn,
  unknownColumns,
  unreadableText,
  uploadError,
} from './fileFaults.ts';
import type { FileError } from './fileFaults.ts';
import { unguarded } from './formulaGuard.ts';
import { attributeColumn, attributeOf, readCell, readList } from './productCells.ts';
import { rowKeys } from './rowBody.ts';
import { textLines } from './textLines.ts';

export type ProductFormat = 'csv' | 'jsonl';

/** A file row: its values, or the reason why it cannot be read. */
export type FileRow = { readonly line: number; readonly size: number } & (
  | { readonly sent: unknown; readonly fault: null }
  | { readonly fault: string }
);

/**
 * Reads the rows of a file as it arrives. Throws the error of `toError` for UTF-16 and binary files, and for a table with an invalid header.
 * A line that is not UTF-8 text becomes a row with that error.
 */
export const fileRows = (
  bytes: AsyncIterable<Uint8Array>,
  format: ProductFormat,
  attributes: AttributeTypes,
  toError: FileError = uploadError,
): AsyncGenerator<FileRow> =>
  format === 'csv' ? csvRows(bytes, attributes, toError) : jsonRows(bytes, toError);

const FAULTS = {
  tooLong: 'The line is too long',
  notText: 'The line is not UTF-8 text. Save the file in UTF-8.',
  broken: 'The line has an unmatched quote or is too long',
} as const;

async function* jsonRows(bytes: AsyncIterable<Uint8Array>, toError: FileError): AsyncGenerator<FileRow> {
  for await (const { line, text, fault } of textLines(bytes, toError)) {
    if (text === null) yield { line, size: 0, fault: FAULTS[fault ?? 'notText'] };
    else if (text.trim() !== '') yield { line, size: text.length, ...readJson(text) };
  }
}

function readJson(
  text: string,
): { readonly sent: unknown; readonly fault: null } | { readonly fault: string } {
  try {
    const sent: unknown = JSON.parse(text);
    return { sent: isRecord(sent) ? withAttributeList(sent) : sent, fault: null };
  } catch {
    return { fault: 'The line is not valid JSON' };
  }
}

/** Converts `attributes` to an array, including those of variants. The short form is an object of codes and values. */
function withAttributeList(sent: unknown): unknown {
  const { attributes, variants } = Object(sent) as {
    readonly attributes?: unknown;
    readonly variants?: unknown;
  };
  return {
    ...(sent as object),
    ...(isRecord(attributes) && { attributes: attributeList(Object.entries(attributes)) }),
    ...(Array.isArray(variants) && { variants: variants.map(withListOfVariant) }),
  };
}

const withListOfVariant = (variant: unknown): unknown =>
  isRecord(variant) ? withAttributeList(variant) : variant;

const attributeList = (entries: readonly (readonly [string, unknown])[]) =>
  entries.map(([attribute_code, value]) => ({ attribute_code, value }));

async function* csvRows(
  bytes: AsyncIterable<Uint8Array>,
  attributes: AttributeTypes,
  toError: FileError,
): AsyncGenerator<FileRow> {
  let header: readonly Column[] | null = null;
  for await (const { line, cells, fault } of csvRecords(textLines(bytes, toError))) {
    if (header === null) {
      if (cells === null) throw (fault === 'notText' ? unreadableText : badHeader)(toError);
      header = columnsOf(cells, attributes, toError);
    } else if (cells === null) yield { line, size: 0, fault: FAULTS[fault ?? 'broken'] };
    // Spreadsheets write rows that are empty.
    else if (!cells.every(isBlank)) yield rowOf(header, line, cells);
  }
  if (header === null) throw noHeader(toError);
}

interface Column {
  readonly name: string;
  /** The attribute code, if the column is an attribute column. */
  readonly attribute: string | null;
  readonly read: (cell: string) => unknown;
}

/**
 * Parses a header, ignoring case and trailing empty columns. Throws for unknown columns, listing all of them, and for duplicate columns.
 */
function columnsOf(
  cells: readonly string[],
  attributes: AttributeTypes,
  toError: FileError,
): readonly Column[] {
  const known = [...columnKeys, ...[...attributes.keys()].map(attributeColumn)];
  const byKey = new Map(known.map((name) => [textKey(name), name]));
  const sent = cells.slice(0, cells.findLastIndex((cell) => !isBlank(cell)) + 1);
  const unknown = sent.filter((name) => !byKey.has(textKey(name)));
  if (unknown.length > 0) throw unknownColumns(toError, [...new Set(unknown.map(keyText))], known);
  const names = sent.map((name) => byKey.get(textKey(name)) as string);
  for (const [index, name] of names.entries())
    if (names.indexOf(name) !== index) throw repeatedColumn(toError, name);
  if (!names.includes('sku')) throw noSkuColumn(toError);
  return names.map((name) => {
    const attribute = attributeOf(name);
    const isList = attribute !== null && attributes.get(attribute) === 'multiselect';
    return { name, attribute, read: isList ? readList : (cell) => readCell(name, cell) };
  });
}

/** The columns of a table, without the attribute columns. */
const columnKeys = rowKeys.filter((key) => key !== 'attributes');

const isBlank = (cell: string): boolean => cell.trim() === '';

function rowOf(columns: readonly Column[], line: number, cells: readonly string[]): FileRow {
  const size = cells.reduce((sum, cell) => sum + cell.length, 0);
  const count = columns.length + (cells.slice(columns.length).findLastIndex((cell) => !isBlank(cell)) + 1);
  if (cells.length < columns.length || count > columns.length)
    return {
      line,
      size,
      fault: `The row has ${Math.min(cells.length, count)} cells where the header has ${columns.length}`,
    };
  const sent: Record<string, unknown> = {};
  const described: [string, unknown][] = [];
  for (const [index, { name, attribute, read }] of columns.entries()) {
    const value = read(unguarded(cells[index] ?? ''));
    if (value === undefined) continue;
    if (attribute === null) sent[name] = value;
    else described.push([attribute, value]);
  }
  if (described.length > 0) sent['attributes'] = attributeList(described);
  const { variants } = sent;
  if (Array.isArray(variants)) sent['variants'] = variants.map(withListOfVariant);
  return { line, size, sent, fault: null };
}
