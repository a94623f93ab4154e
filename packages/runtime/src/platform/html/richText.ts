import { createRequire } from 'node:module';
import type * as parser from 'htmlparser2';
import { paragraphs, sanitized } from './html.ts';
import type { Html } from './html.ts';
import { plainOf } from './plainText.ts';
import { markupOfRows, rowsOf } from './richBlocks.ts';
import { ALLOWED_TAGS } from './sanitizeMarkup.ts';

/** A node of a rich text: a string or an element. */
export type RichNode = string | RichElement;

/** An element of a rich text, with its attributes and child nodes. */
export interface RichElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly RichNode[];
}

/** Sanitized rich text with formatting, links, lists, images, tables, and quotes. Serializes to JSON as its list of nodes. */
export class RichText {
  /** The sanitized markup, for pages and emails. */
  readonly html: Html;
  #nodes: readonly RichNode[] | undefined;

  private constructor(markup: Html) {
    this.html = markup;
  }

  static of(text: string): RichText {
    const rows = rowsOf(text);
    if (rows !== null) return RichText.ofRows(rows);
    return new RichText(HAS_MARKUP.test(text) ? sanitized(markupOf(text)) : paragraphs(text));
  }

  static ofRows(rows: readonly unknown[]): RichText {
    return new RichText(sanitized(markupOfRows(rows)));
  }

  get nodes(): readonly RichNode[] {
    return (this.#nodes ??= nodesOf(library().parseDocument(String(this.html)).children));
  }

  /** Returns the text as plain text, with one line per paragraph, list item, and table row. */
  get plain(): string {
    return plainOf(this.nodes);
  }

  toJSON(): readonly RichNode[] {
    return this.nodes;
  }
}

/**
 * Parses stored text: HTML, block editor JSON, or plain text with empty lines between paragraphs. Null if the text is null or has
 * no content.
 */
export const richText = (text: string | null): RichText | null =>
  text === null ? null : filled(RichText.of(text));

/** Parses block editor rows, as stored in a `rich_text` metafield. Null if the rows have no content. */
export const richRows = (rows: readonly unknown[]): RichText | null => filled(RichText.ofRows(rows));

const filled = (rich: RichText): RichText | null => (String(rich.html).trim() === '' ? null : rich);

/** Matches a tag that rich text allows. Text without such a tag is treated as plain text, such as `For <tea>`. */
const HAS_MARKUP = new RegExp(`</?(?:h1|${ALLOWED_TAGS.join('|')})(?:\\s[^<>]*)?/?>`, 'i');
const HAS_BLOCKS =
  /<(?:article|aside|blockquote|details|div|dl|figure|h[1-6]|hr|ol|p|pre|section|table|ul)(?:\s[^<>]*)?\/?>/i;

/**
 * Converts stored text to markup. In text that contains only inline formatting and links, lines become paragraphs. `<h1>` becomes
 * `<h2>`, because the page already has an `<h1>`.
 */
const markupOf = (text: string): string =>
  HAS_BLOCKS.test(text)
    ? text.replaceAll(/<(\/?)h1(?=[\s>])/gi, '<$1h2')
    : text
        .split(/\r?\n[ \t]*\r?\n/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph) => `<p>${paragraph.trim().replaceAll(/\r?\n/g, '<br>')}</p>`)
        .join('');

let loaded: typeof parser | undefined;
const library = (): typeof parser =>
  (loaded ??= createRequire(import.meta.url)('htmlparser2') as typeof parser);

type ParsedNode = ReturnType<typeof parser.parseDocument>['children'][number];

const nodesOf = (nodes: readonly ParsedNode[]): readonly RichNode[] =>
  nodes.flatMap((node): readonly RichNode[] => {
    if ('data' in node) return [node.data];
    if (!('attribs' in node)) return [];
    return [{ tag: node.name, attributes: node.attribs, children: nodesOf(node.children) }];
  });
