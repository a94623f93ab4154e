import { html, paragraphs } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';

/**
 * Renders a description as it is stored: a plain text, or rows of columns of blocks in JSON, as block editors write them. It shows
 * the words of headings, paragraphs and lists, without the markup in them. JSON that is nested too deeply is a plain text.
 */
export function prose(text: string): Html {
  const rows = rowsOf(text);
  return rows === null ? paragraphs(text) : html`${rows.flatMap(blocksIn).map(block)}`;
}

function rowsOf(text: string): readonly unknown[] | null {
  if (!text.startsWith('[{')) return null;
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) && !isDeeper(rows, MAX_DEPTH) ? rows : null;
  } catch {
    // The text begins like JSON and is none.
    return null;
  }
}

/** The depth that is read. Block editors need a tenth of it; walking something much deeper would end in an error. */
const MAX_DEPTH = 64;

/** Tells whether lists and objects are nested more than `depth` times. */
const isDeeper = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1)));

interface Block {
  readonly type: unknown;
  readonly data: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Lists the blocks of a row, in the order of its columns. */
function blocksIn(part: unknown): readonly Block[] {
  if (Array.isArray(part)) return part.flatMap(blocksIn);
  if (!isObject(part)) return [];
  const { type, data, columns, blocks } = part;
  if (type !== undefined && isObject(data)) return [{ type, data }];
  return [columns, data, blocks].flatMap(blocksIn);
}

function block({ type, data: { text, items } }: Block): Html | null {
  if (Array.isArray(items))
    return html`<ul>
      ${items.map((item) => html`<li>${words(isObject(item) ? item['content'] : item)}</li>`)}
    </ul>`;
  if (typeof text !== 'string') return null;
  return type === 'header' ? html`<h3>${words(text)}</h3>` : html`<p>${words(text)}</p>`;
}

const words = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
    : '';
