import { isRecord } from '../../platform/isRecord.ts';
import { isBlank } from './ownValue.ts';

/**
 * Reports whether block editor rows show any content. Rows contain columns, columns contain blocks, and a block's
 * data can be text, items, or other content such as an image. Rows with a different structure are checked for any
 * content.
 */
export const hasContent = (rows: readonly unknown[]): boolean => rows.some(shows);

function shows(part: unknown): boolean {
  if (!isRecord(part)) return Array.isArray(part) ? part.some(shows) : !isBlank(part);
  const { columns, blocks, data } = part;
  if (Array.isArray(columns)) return columns.some(shows);
  if (Array.isArray(blocks)) return blocks.some(shows);
  return dataShows(data) || Object.entries(part).some(([key, value]) => !LAYOUT.has(key) && !isBlank(value));
}

/**
 * Reports whether the data of a column or block shows any content. The data is an editor document or the properties
 * of a block.
 */
const dataShows = (data: unknown): boolean =>
  isRecord(data) && !Array.isArray(data['blocks'])
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

/** Properties of rows, columns and blocks that are not visible content. */
const LAYOUT: ReadonlySet<string> = new Set(['_id', 'id', 'size', 'columns', 'data', 'type', 'tunes']);
