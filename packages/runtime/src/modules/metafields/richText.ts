import { isBlank, isObject } from './ownValue.ts';

/**
 * Whether rows of the block editor show anything. A row has columns, a column the blocks of an editor, and a block its
 * data: a text, items, or what else there is to it, such as an image. Rows of another build show what they hold.
 */
export const hasContent = (rows: readonly unknown[]): boolean => rows.some(rowShows);

const rowShows = (row: unknown): boolean =>
  isObject(row) && Array.isArray(row['columns']) ? row['columns'].some(columnShows) : holdsSomething(row);

function columnShows(column: unknown): boolean {
  const data = isObject(column) ? column['data'] : undefined;
  return isObject(data) && Array.isArray(data['blocks'])
    ? data['blocks'].some(blockShows)
    : holdsSomething(column);
}

const blockShows = (block: unknown): boolean =>
  isObject(block) && isObject(block['data'])
    ? Object.entries(block['data']).some(([key, value]) => partShows(key, value))
    : holdsSomething(block);

function partShows(key: string, value: unknown): boolean {
  if (key === 'text') return typeof value === 'string' ? hasWords(value) : !isBlank(value);
  if (key === 'items') return Array.isArray(value) && value.length > 0;
  return true;
}

const hasWords = (html: string): boolean =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim() !== '';

/** What lays out a row or a column and shows nothing. */
const LAYOUT: ReadonlySet<string> = new Set(['_id', 'id', 'size', 'columns', 'data', 'type']);

const holdsSomething = (part: unknown): boolean =>
  isObject(part)
    ? Object.entries(part).some(([key, value]) => !LAYOUT.has(key) && !isBlank(value))
    : !isBlank(part);
