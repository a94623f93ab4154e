import { plainOf } from '../../platform/html/plainText.ts';
import type { RichElement, RichNode, RichText } from '../../platform/html/richText.ts';
import { isRightToLeft } from '../../platform/languages/writing.ts';
import { escapeText } from './escapeText.ts';

/** Returns the absolute URL for a shop path, in the language of the email. */
export type AddressOf = (path: string) => string;

/**
 * The sides at which lines start and end, which depend on the text direction. Mail programs support only `left` and
 * `right`.
 */
export interface Sides {
  readonly start: 'left' | 'right';
  readonly end: 'left' | 'right';
}

/** Returns the sides at which lines start and end in a language. */
export const sidesOf = (locale: string): Sides =>
  isRightToLeft(locale) ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };

/** Returns the inline styles by HTML element, because mail programs do not support style sheets. */
const stylesFor = ({ start, end }: Sides): Readonly<Record<string, string>> => ({
  p: 'margin: 1em 0',
  a: 'color: inherit',
  img: 'max-width: 100%; height: auto',
  table: 'width: 100%; margin: 1em 0; border-collapse: collapse',
  th: `padding: 4px 0; padding-${end}: 8px; text-align: ${start}; vertical-align: top`,
  td: `padding: 4px 0; padding-${end}: 8px; vertical-align: top`,
  blockquote: `margin: 1em 0; padding-${start}: 1em; border-${start}: 3px solid #8888`,
});
/** The attributes to omit. Emails have no classes, and mail programs decide how to load images. */
const DROPPED: ReadonlySet<string> = new Set(['class', 'loading']);
const VOID: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img']);

/** Renders rich text for the HTML body of an email, with absolute URLs. */
export const richMarkup = (rich: RichText, addressOf: AddressOf, sides: Sides): string =>
  markupOf(withAddresses(rich.nodes, addressOf), stylesFor(sides));

/** Renders rich text for the plain-text body of an email, with absolute URLs. */
export const richPlain = (rich: RichText, addressOf: AddressOf): string =>
  plainOf(withAddresses(rich.nodes, addressOf));

type Styles = ReturnType<typeof stylesFor>;

const markupOf = (nodes: readonly RichNode[], styles: Styles): string =>
  nodes.map((node) => (typeof node === 'string' ? escapeText(node) : elementOf(node, styles))).join('');

function elementOf({ tag, attributes, children }: RichElement, styles: Styles): string {
  const style = styles[tag];
  const written = Object.entries({ ...attributes, ...(style !== undefined && { style }) })
    .filter(([name]) => !DROPPED.has(name))
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');
  return VOID.has(tag) ? `<${tag}${written}>` : `<${tag}${written}>${markupOf(children, styles)}</${tag}>`;
}

/** Converts shop paths to absolute URLs, because relative links do not work in emails. */
const withAddresses = (nodes: readonly RichNode[], addressOf: AddressOf): readonly RichNode[] =>
  nodes.map((node) =>
    typeof node === 'string'
      ? node
      : {
          tag: node.tag,
          attributes: Object.fromEntries(
            Object.entries(node.attributes).map(([name, value]) => [
              name,
              (name === 'href' || name === 'src') && /^\/(?!\/)/.test(value) ? addressOf(value) : value,
            ]),
          ),
          children: withAddresses(node.children, addressOf),
        },
  );
