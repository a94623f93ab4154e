import { hasMembers, isRecord } from '../isRecord.ts';
import { html } from './html.ts';

/**
 * Parses the JSON of the block editor: rows, which contain columns, which contain blocks. Null if the text is not in this format or
 * its nesting is too deep.
 */
export function rowsOf(text: string): readonly unknown[] | null {
  if (!text.startsWith('[{')) return null;
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) && !isDeeper(rows, MAX_DEPTH) ? rows : null;
  } catch {
    // The text starts like JSON but is not valid JSON.
    return null;
  }
}

/** Maximum nesting depth. Block editors need only a tenth of it. The limit prevents a stack overflow. */
const MAX_DEPTH = 64;

/** Reports whether lists and objects are nested more than `depth` levels deep. */
const isDeeper = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1)));

/** Renders rows as unsanitized markup. The caller must sanitize the result, because it contains user input. */
export const markupOfRows = (rows: readonly unknown[]): string =>
  isDeeper(rows, MAX_DEPTH) ? '' : rows.flatMap(blocksIn).map(markupOfBlock).join('\n');

type Data = Readonly<Record<string, unknown>>;

interface Block {
  readonly type: unknown;
  readonly data: Data;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Lists all blocks in a row, column by column. */
function blocksIn(part: unknown): readonly Block[] {
  if (Array.isArray(part)) return part.flatMap(blocksIn);
  if (!isRecord(part)) return [];
  const { type, data, columns, blocks } = part;
  if (type !== undefined && hasMembers(data)) return [{ type, data }];
  return [columns, data, blocks].flatMap(blocksIn);
}

const BLOCKS: Readonly<Record<string, (data: Data) => string>> = {
  header: heading,
  list,
  image: imageBlock,
  table,
  quote,
  raw: ({ html: markup }) => textOf(markup),
  code: ({ code }) => String(html`<pre><code>${textOf(code)}</code></pre>`),
  delimiter: () => '<hr>',
};

/** Renders a block. For a block of unknown type, renders its items or its text. */
function markupOfBlock({ type, data }: Block): string {
  const known = Object.hasOwn(BLOCKS, String(type)) ? BLOCKS[String(type)] : undefined;
  if (known) return known(data);
  if (Array.isArray(data['items'])) return list(data);
  return typeof data['text'] === 'string' ? `<p>${data['text']}</p>` : '';
}

/** Renders a heading as `<h2>` to `<h6>`, because the page already has an `<h1>`. */
function heading({ text, level }: Data): string {
  const tag = `h${Math.min(Math.max(Number(level) || 3, 2), 6)}`;
  return typeof text === 'string' ? `<${tag}>${text}</${tag}>` : '';
}

function list({ style, items }: Data): string {
  if (!Array.isArray(items)) return '';
  const tag = style === 'ordered' ? 'ol' : 'ul';
  return `<${tag}>${items.map((item) => itemOf(item, style)).join('')}</${tag}>`;
}

function itemOf(item: unknown, style: unknown): string {
  if (!hasMembers(item)) return `<li>${textOf(item)}</li>`;
  const { content, text, items } = item;
  const inner = Array.isArray(items) && items.length > 0 ? list({ style, items }) : '';
  return `<li>${textOf(content ?? text)}${inner}</li>`;
}

function imageBlock({ file, url, alt, caption }: Data): string {
  const src = textOf(hasMembers(file) ? file['url'] : url);
  if (src === '') return '';
  const words = textOf(caption);
  const image = html`<img
    src="${src}"
    alt="${textOf(alt) || words.replaceAll(/<[^>]*>/g, '')}"
    loading="lazy"
  />`;
  return `<figure>${image}${words && `<figcaption>${words}</figcaption>`}</figure>`;
}

function table({ content, withHeadings }: Data): string {
  if (!Array.isArray(content)) return '';
  const rows = content.filter(Array.isArray).map((cells: readonly unknown[], index) => {
    const tag = withHeadings === true && index === 0 ? 'th' : 'td';
    return `<tr>${cells.map((cell) => `<${tag}>${textOf(cell)}</${tag}>`).join('')}</tr>`;
  });
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

function quote({ text, caption }: Data): string {
  const author = textOf(caption);
  return `<figure><blockquote><p>${textOf(text)}</p></blockquote>${author && `<figcaption>${author}</figcaption>`}</figure>`;
}
