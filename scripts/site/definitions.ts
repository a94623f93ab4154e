import { renderInline } from './markdown.ts';

/** A name with its type and its meaning. `code` and `type` are HTML, `text` is Markdown. */
export interface Definition {
  readonly code: string;
  readonly type?: string;
  readonly text: string;
}

/** Puts HTML into generated Markdown. All other HTML in Markdown is text, so that placeholders such as `<id>` stay. */
export const raw = (html: string): string => `${FENCE}raw\n${html}\n${FENCE}`;

const FENCE = '``````';

/** Writes a list of names with their meaning, as a block of HTML within Markdown. */
export const definitions = (rows: readonly Definition[]): string =>
  rows.length === 0 ? '' : raw(`<dl class="members">${rows.map(definition).join('')}</dl>`);

function definition({ code, type, text }: Definition): string {
  const kind = type ? ` <span class="type">${type}</span>` : '';
  return `<div><dt><code>${code}</code>${kind}</dt><dd>${renderInline(text)}</dd></div>`;
}

/** Writes Markdown of parts, without those that are empty. */
export const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');

/** Escapes text for a cell of a table. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
