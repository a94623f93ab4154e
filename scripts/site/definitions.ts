import { renderInline } from './markdown.ts';

/** A name with its type and its meaning. `code` and `type` are HTML, `text` is Markdown. */
export interface Definition {
  readonly code: string;
  readonly type?: string;
  readonly text: string;
}

/** Embeds HTML in generated Markdown. All other HTML in Markdown is treated as text, so that placeholders such as `<id>` stay. */
export const raw = (html: string): string => `${FENCE}raw\n${html}\n${FENCE}`;

const FENCE = '``````';

/** Returns a list of names with their meaning, as an HTML block within Markdown. */
export const definitions = (rows: readonly Definition[]): string =>
  rows.length === 0 ? '' : raw(`<dl class="members">${rows.map(definition).join('')}</dl>`);

function definition({ code, type, text }: Definition): string {
  const kind = type ? ` <span class="type">${type}</span>` : '';
  return `<div><dt><code>${code}</code>${kind}</dt><dd>${renderInline(text)}</dd></div>`;
}

/** Joins non-empty Markdown parts. */
export const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');

/** Escapes text for a table cell. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
