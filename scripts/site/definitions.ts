import { renderInline } from './markdown.ts';

/** A name with its type and description. `code` and `type` are HTML, and `text` is Markdown. */
export interface Definition {
  readonly code: string;
  readonly type?: string;
  readonly text: string;
}

/** Embeds HTML in generated Markdown. Any other HTML in Markdown is treated as text, so that placeholders such as `<id>` are preserved. */
export const raw = (html: string): string => `${FENCE}raw\n${html}\n${FENCE}`;

const FENCE = '``````';

/** Returns a list of names with their descriptions, as an HTML block within Markdown. */
export const definitions = (rows: readonly Definition[]): string =>
  rows.length === 0 ? '' : raw(`<dl class="members">${rows.map(definition).join('')}</dl>`);

function definition({ code, type, text }: Definition): string {
  const kind = type ? ` <span class="type">${type}</span>` : '';
  return `<div><dt><code>${code}</code>${kind}</dt><dd>${renderInline(text)}</dd></div>`;
}

/** Joins non-empty Markdown parts. */
export const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');

/** Escapes text for a Markdown table cell. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
