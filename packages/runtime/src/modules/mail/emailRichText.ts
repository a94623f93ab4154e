import { plainOf } from '../../platform/html/plainText.ts';
import type { RichElement, RichNode, RichText } from '../../platform/html/richText.ts';
import { escapeText } from './escapeText.ts';

/** Returns the address of a path of the shop, in the language of the e-mail. */
export type AddressOf = (path: string) => string;

/** The styles of elements, because mail programs do not read style sheets. */
const STYLES: Readonly<Record<string, string>> = {
  p: 'margin: 1em 0',
  a: 'color: inherit',
  img: 'max-width: 100%; height: auto',
  table: 'width: 100%; margin: 1em 0; border-collapse: collapse',
  th: 'padding: 4px 8px 4px 0; text-align: left; vertical-align: top',
  td: 'padding: 4px 8px 4px 0; vertical-align: top',
  blockquote: 'margin: 1em 0; padding-left: 1em; border-left: 3px solid #8888',
};
/** The attributes that have no use in an e-mail: it has no classes, and mail programs load pictures as they do. */
const DROPPED: ReadonlySet<string> = new Set(['class', 'loading']);
const VOID: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img']);

/** Renders a rich text for the HTML body of an e-mail, with whole addresses. */
export const richMarkup = (rich: RichText, addressOf: AddressOf): string =>
  markupOf(withAddresses(rich.nodes, addressOf));

/** Renders a rich text for the plain body of an e-mail, with whole addresses. */
export const richPlain = (rich: RichText, addressOf: AddressOf): string =>
  plainOf(withAddresses(rich.nodes, addressOf));

const markupOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? escapeText(node) : elementOf(node))).join('');

function elementOf({ tag, attributes, children }: RichElement): string {
  const style = STYLES[tag];
  const written = Object.entries({ ...attributes, ...(style !== undefined && { style }) })
    .filter(([name]) => !DROPPED.has(name))
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');
  return VOID.has(tag) ? `<${tag}${written}>` : `<${tag}${written}>${markupOf(children)}</${tag}>`;
}

/** Makes paths of the shop whole addresses: an e-mail is at no address from which they would lead on. */
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
