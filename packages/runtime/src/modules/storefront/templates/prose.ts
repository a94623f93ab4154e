import { html, paragraphs } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';

/**
 * A description as it is stored: a plain text, or rows of columns of blocks, as block editors write them, in JSON. Of blocks
 * the words are shown: headings, paragraphs and lists. Markup in them does not show. What is nested too deeply for rows is a
 * plain text.
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
    // A text that begins like JSON and is none.
    return null;
  }
}

/** Block editors need a tenth of it. What is nested deeper is no text of theirs, and walking it would end in an error. */
const MAX_DEPTH = 64;

/** Whether lists and objects stand in each other more than `depth` times. */
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

/** The blocks of a row, in the order of its columns. */
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
