import { sanitizeMarkup } from './sanitizeMarkup.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for use between tags and inside quoted attributes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** Markup that only `html` and `sanitized` create: every text in it has been escaped or sanitized. */
export class Html {
  readonly #markup: string;

  private constructor(markup: string) {
    this.#markup = markup;
  }

  static of(strings: TemplateStringsArray, parts: readonly HtmlPart[]): Html {
    return new Html(strings.reduce((markup, text, index) => markup + Html.#text(parts[index - 1]) + text));
  }

  static sanitized(markup: string): Html {
    return new Html(sanitizeMarkup(markup));
  }

  static #text(part: HtmlPart): string {
    if (part instanceof Html) return part.#markup;
    if (Array.isArray(part)) return part.map(Html.#text).join('');
    return part === null || part === undefined || part === false ? '' : escapeHtml(String(part));
  }

  /** Creates a data block: no character in it can end the block, and browsers do not run it. */
  static json(type: string, value: unknown): Html {
    const data = JSON.stringify(value).replaceAll('<', '\\u003c');
    return new Html(`<script type="${escapeHtml(type)}">${data}</script>`);
  }

  toString(): string {
    return this.#markup;
  }
}

/**
 * The values that a template accepts: markup is inserted unchanged, strings and numbers are escaped, null and false are omitted,
 * lists are joined.
 */
export type HtmlPart = Html | string | number | null | undefined | false | readonly HtmlPart[];

/**
 * Creates markup from a template: html`<p>${text}</p>`. Values are escaped. They belong between tags or in quoted attributes;
 * pass URLs through `safeHref` first, because escaping does not make `javascript:` harmless.
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html =>
  Html.of(strings, parts);

/** Renders a page's structured data in the schema.org vocabulary, for search engines. */
export const jsonScript = (data: Readonly<Record<string, unknown>>): Html =>
  Html.json('application/ld+json', data);

/** Sanitizes user-written markup. */
export const sanitized = (markup: string): Html => Html.sanitized(markup);

/** Renders plain text as paragraphs: an empty line ends a paragraph, a line break becomes a `<br>`. */
export const paragraphs = (text: string): Html =>
  html`${text
    .split(/\r?\n[ \t]*\r?\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => html`<p>${lines(paragraph.trim())}</p>`)}`;

const lines = (paragraph: string): HtmlPart =>
  paragraph.split(/\r?\n/).map((line, index) => (index === 0 ? line : html`<br />${line}`));
