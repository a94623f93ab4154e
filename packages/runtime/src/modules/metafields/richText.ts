import { isBlank, isObject } from './ownValue.ts';

/**
 * Reports whether block editor rows show anything. A row has columns, a column has blocks, and a block has data: text, items, or something
 * else, such as an image. Rows with another structure show any content.
 */
export const hasContent = (rows: readonly unknown[]): boolean => rows.some(shows);

function shows(part: unknown): boolean {
  if (!isObject(part)) return Array.isArray(part) ? part.some(shows) : !isBlank(part);
  const { columns, blocks, data } = part;
  if (Array.isArray(columns)) return columns.some(shows);
  if (Array.isArray(blocks)) return blocks.some(shows);
  return dataShows(data) || Object.entries(part).some(([key, value]) => !LAYOUT.has(key) && !isBlank(value));
}

/** Reports whether the data of a column or a block shows anything: an editor document, or the parts of a block. */
const dataShows = (data: unknown): boolean =>
  isObject(data) && !Array.isArray(data['blocks'])
    ? Object.entries(data).some(([key, value]) => partShows(key, value))
    : shows(data);

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

/** Members of a row, a column or a block that are not visible content. */
const LAYOUT: ReadonlySet<string> = new Set(['_id', 'id', 'size', 'columns', 'data', 'type', 'tunes']);
