import { createRequire } from 'node:module';
import type * as parser from 'htmlparser2';
import { paragraphs, sanitized } from './html.ts';
import type { Html } from './html.ts';
import { plainOf } from './plainText.ts';
import { markupOfRows, rowsOf } from './richBlocks.ts';
import { ALLOWED_TAGS } from './sanitizeMarkup.ts';

/** A rich text node: a string, or an element with its content. */
export type RichNode = string | RichElement;

/** A rich text element, with its attributes and content. */
export interface RichElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly RichNode[];
}

/** A sanitized text with bold, links, lists, images, tables, and quotes. Its JSON form is the list of its nodes. */
export class RichText {
  /** The markup, for pages and emails. */
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

  /** Returns the plain text, with one line per paragraph, item, and row. */
  get plain(): string {
    return plainOf(this.nodes);
  }

  toJSON(): readonly RichNode[] {
    return this.nodes;
  }
}

/**
 * Parses a stored text: HTML, block editor rows as JSON, or plain text with empty lines between paragraphs. Null for null and for
 * a text without content.
 */
export const richText = (text: string | null): RichText | null =>
  text === null ? null : filled(RichText.of(text));

/** Parses block editor rows, as stored by a `rich_text` metafield. Null for rows without content. */
export const richRows = (rows: readonly unknown[]): RichText | null => filled(RichText.ofRows(rows));

const filled = (rich: RichText): RichText | null => (String(rich.html).trim() === '' ? null : rich);

/** Matches a tag allowed in rich text. A text without one is plain, such as `For <tea>`. */
const HAS_MARKUP = new RegExp(`</?(?:h1|${ALLOWED_TAGS.join('|')})(?:\\s[^<>]*)?/?>`, 'i');
const HAS_BLOCKS =
  /<(?:article|aside|blockquote|details|div|dl|figure|h[1-6]|hr|ol|p|pre|section|table|ul)(?:\s[^<>]*)?\/?>/i;

/**
 * Creates the markup for a text. If a text contains only bold and links, its lines become paragraphs. The page itself has the
 * only first-level heading.
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
