/** Block editor rows, as stored in `rich_text` metafields. */
type Rows = readonly unknown[];

type Part = Readonly<Record<string, unknown>>;

/** Converts HTML from the editor to block editor rows: one row with one HTML block. Empty text has no rows. */
export const rowsOfHtml = (html: string): Rows =>
  html === ''
    ? []
    : [{ size: 1, columns: [{ size: 1, data: { blocks: [{ type: 'raw', data: { html } }] } }] }];

/**
 * Converts block editor rows to HTML for the editor. Returns null if the rows contain blocks that the editor cannot show, such as images
 * and tables.
 */
export function htmlOfRows(rows: unknown): string | null {
  const parts = blocksIn(rows).map(markupOf);
  return parts.includes(null) ? null : parts.join('');
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

function blocksIn(part: unknown): readonly Part[] {
  if (Array.isArray(part)) return part.flatMap(blocksIn);
  if (!isPart(part)) return [];
  const { type, data, columns, blocks } = part;
  return type !== undefined && isPart(data) ? [part] : [columns, data, blocks].flatMap(blocksIn);
}

function markupOf({ type, data }: Part): string | null {
  const { html, text, level, items, style } = data as Part;
  if (type === 'raw') return String(html ?? '');
  if (type === 'paragraph') return `<p>${String(text ?? '')}</p>`;
  if (type === 'header') return `<h${Number(level) || 3}>${String(text ?? '')}</h${Number(level) || 3}>`;
  if (type !== 'list' || !Array.isArray(items) || items.some(isPart)) return null;
  const tag = style === 'ordered' ? 'ol' : 'ul';
  return `<${tag}>${items.map((item) => `<li>${String(item)}</li>`).join('')}</${tag}>`;
}
