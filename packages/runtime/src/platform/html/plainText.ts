import type { RichNode } from './richText.ts';

/** The HTML elements that start on a new line. */
const LINES: ReadonlySet<string> = new Set(
  (
    'article aside blockquote br caption dd details div dl dt figcaption figure h2 h3 h4 h5 h6 hr li ol p pre section ' +
    'summary table tr ul'
  ).split(' '),
);

/**
 * Converts rich text to plain text with one line per paragraph, list item, and table row. Links include their URL, and images
 * become their alt text.
 */
export const plainOf = (nodes: readonly RichNode[]): string =>
  linesOf(nodes)
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

const linesOf = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node.replaceAll('\n', ' ');
      const { tag, attributes, children } = node;
      const inner = linesOf(children);
      if (tag === 'li') return `\n- ${inner.trimStart()}\n`;
      if (tag === 'td' || tag === 'th') return `${inner} `;
      if (tag === 'img') return attributes['alt'] ?? '';
      if (tag === 'a' && attributes['href'] && attributes['href'] !== inner)
        return `${inner} (${attributes['href']})`;
      return LINES.has(tag) ? `\n${inner}\n` : inner;
    })
    .join('');
