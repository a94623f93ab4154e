/** A piece of an XML document. An empty string is nothing. */
export type Xml = string;

type Attributes = Readonly<Record<string, string | undefined>>;

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// eslint-disable-next-line no-control-regex -- these are the characters that XML 1.0 allows
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ESCAPED[character] ?? '');

/** Creates an element with a text. Without a text there is no element, because EN 16931 allows no empty ones. */
export function leaf(
  name: string,
  value: string | number | null | undefined,
  attributes: Attributes = {},
): Xml {
  const text = escaped(String(value ?? '')).trim();
  return text === '' ? '' : `<${name}${written(attributes)}>${text}</${name}>`;
}

/** Creates an element with children. Without any child there is no element. */
export function node(name: string, children: readonly Xml[], attributes: Attributes = {}): Xml {
  const content = children.join('');
  return content === '' ? '' : `<${name}${written(attributes)}>${content}</${name}>`;
}

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(value)}"`))
    .join('');

/** Creates an XML document in UTF-8. */
export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
