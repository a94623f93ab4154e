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

/** Markup that is safe to insert into a page. Only `html` and `sanitized` create it, so all text in it is escaped or sanitized. */
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

  /** Adds a `lang` attribute to the element that the markup begins with. */
  static inLanguage(element: Html, language: string): Html {
    return new Html(
      element.#markup.replace(/^\s*<[a-z][\w-]*/i, (tag) => `${tag} lang="${escapeHtml(language)}"`),
    );
  }

  /** Creates a `<script>` element that contains JSON data. The data cannot close the element, and browsers do not execute it. */
  static json(type: string, value: unknown): Html {
    const data = JSON.stringify(value).replaceAll('<', '\\u003c');
    return new Html(`<script type="${escapeHtml(type)}">${data}</script>`);
  }

  toString(): string {
    return this.#markup;
  }

  /** Returns the markup, for views that are answered as JSON. */
  toJSON(): string {
    return this.#markup;
  }
}

/**
 * A value in an `html` template. Markup is inserted unchanged. Strings and numbers are escaped. Lists are joined. Null, undefined,
 * and false are omitted.
 */
export type HtmlPart = Html | string | number | null | undefined | false | readonly HtmlPart[];

/**
 * Creates markup from a template, such as html`<p>${text}</p>`, and escapes all values. Place values only between tags or in quoted
 * attributes. Pass URLs through `safeHref`, because escaping does not remove `javascript:`.
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html =>
  Html.of(strings, parts);

/** Marks the element that the markup begins with as being in a language, such as `en-US`. */
export const markedLanguage = (element: Html, language: string): Html => Html.inLanguage(element, language);

/** Renders structured data (JSON-LD with the schema.org vocabulary) for search engines. */
export const jsonScript = (data: Readonly<Record<string, unknown>>): Html =>
  Html.json('application/ld+json', data);

/** Sanitizes markup that a user has written. */
export const sanitized = (markup: string): Html => Html.sanitized(markup);

/** Renders plain text as HTML paragraphs. An empty line starts a new paragraph, and a line break becomes `<br>`. */
export const paragraphs = (text: string): Html =>
  html`${text
    .split(/\r?\n[ \t]*\r?\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => html`<p>${lines(paragraph.trim())}</p>`)}`;

const lines = (paragraph: string): HtmlPart =>
  paragraph.split(/\r?\n/).map((line, index) => (index === 0 ? line : html`<br />${line}`));
