import { expect, test } from 'vitest';
import { prose } from './prose.ts';

const rows = (...blocks: readonly unknown[]) => JSON.stringify([{ columns: [{ data: { blocks } }] }]);

test.each([
  ['Two\nlines', '<p>Two<br />lines</p>'],
  ['<b>bold</b>', '<p>&lt;b&gt;bold&lt;/b&gt;</p>'],
  ['[{ no JSON', '<p>[{ no JSON</p>'],
  ['[1, 2]', '<p>[1, 2]</p>'],
  [rows(), ''],
  [rows(null, 5, { type: 'x' }, { type: 'image', data: { file: 'x' } }), ''],
  [
    rows({ type: 'paragraph', data: { text: 'a <i>b</i>&nbsp;&lt;c&gt; &amp;lt;' } }),
    '<p>a b &lt;c&gt; &amp;lt;</p>',
  ],
  [rows({ type: 'header', data: { text: '"Care"' } }), '<h3>&quot;Care&quot;</h3>'],
])('%s shows as %s', (text, markup) => expect(String(prose(text))).toBe(markup));

test('a list has an item for each of its items, with what they hold', () =>
  expect(
    String(prose(rows({ type: 'list', data: { items: ['One', { content: '<u>Two</u>' }, 3] } }))).replaceAll(
      /\s+/g,
      '',
    ),
  ).toBe('<ul><li>One</li><li>Two</li><li></li></ul>'));

test.each([
  ['lists', (depth: number) => `[{"columns":${'['.repeat(depth)}${']'.repeat(depth)}}]`],
  ['objects', (depth: number) => `[${'{"data":'.repeat(depth)}1${'}'.repeat(depth)}]`],
])('%s that are nested thousands of times are plain text', (_what, nested) => {
  expect(String(prose(nested(60)))).toBe('');
  for (const depth of [65, 20_000, 100_000]) {
    const text = nested(depth);
    expect(String(prose(text))).toBe(`<p>${text.replaceAll('"', '&quot;')}</p>`);
  }
});
