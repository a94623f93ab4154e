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

/** Markup that only `html` and `sanitized` create: every text in it was escaped or sanitized. */
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

  /** Creates a block of data: no character in it can end it, and browsers do not run it. */
  static json(type: string, value: unknown): Html {
    const data = JSON.stringify(value).replaceAll('<', '\\u003c');
    return new Html(`<script type="${escapeHtml(type)}">${data}</script>`);
  }

  toString(): string {
    return this.#markup;
  }
}

/** The values that a template accepts: markup as it is, texts and numbers escaped, nothing for null and false, lists joined. */
export type HtmlPart = Html | string | number | null | undefined | false | readonly HtmlPart[];

/**
 * Creates markup with values in it: html`<p>${text}</p>`. Values are escaped. They go between tags or in attributes with quotes
 * around them; an address goes through `safeHref` first, because escaping does not make `javascript:` harmless.
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html =>
  Html.of(strings, parts);

/** Writes the content of a page in the vocabulary of schema.org, for search engines. */
export const jsonScript = (data: Readonly<Record<string, unknown>>): Html =>
  Html.json('application/ld+json', data);

/** Sanitizes markup that somebody wrote. */
export const sanitized = (markup: string): Html => Html.sanitized(markup);

/** Writes a plain text as paragraphs: an empty line ends one, a line break becomes a break. */
export const paragraphs = (text: string): Html =>
  html`${text
    .split(/\r?\n[ \t]*\r?\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => html`<p>${lines(paragraph.trim())}</p>`)}`;

const lines = (paragraph: string): HtmlPart =>
  paragraph.split(/\r?\n/).map((line, index) => (index === 0 ? line : html`<br />${line}`));
