import { expect, test } from 'vitest';
import { richText } from './richText.ts';

const rows = (...blocks: readonly unknown[]) => JSON.stringify([{ columns: [{ data: { blocks } }] }]);
const markup = (text: string | null) => {
  const rich = richText(text);
  return rich && String(rich.html);
};

test.each([
  ['Two\nlines', '<p>Two<br />lines</p>'],
  [
    'For <tea> & <script>alert(1)</script>',
    '<p>For &lt;tea&gt; &amp; &lt;script&gt;alert(1)&lt;/script&gt;</p>',
  ],
  ['[{ no JSON', '<p>[{ no JSON</p>'],
  ['[1, 2]', '<p>[1, 2]</p>'],
  [
    'Wash <b>cold</b>\n\nand <a href="/returns">return</a>',
    '<p>Wash <b>cold</b></p><p>and <a href="/returns">return</a></p>',
  ],
  ['<h1>Terms</h1><p onclick="x()">One<script>alert(1)</script></p>', '<h2>Terms</h2><p>One</p>'],
  ['<table><tr><td colspan="2">1</td></tr></table>', '<table><tr><td colspan="2">1</td></tr></table>'],
  ['<a href="javascript:alert(1)">x</a>', '<p><a>x</a></p>'],
])('%s is rendered as %s', (text, shown) => expect(markup(text)).toBe(shown));

test.each([
  [
    { type: 'paragraph', data: { text: 'a <i>b</i> &lt;c&gt; &amp;lt;' } },
    '<p>a <i>b</i> &lt;c&gt; &amp;lt;</p>',
  ],
  [{ type: 'header', data: { text: '"Care"' } }, '<h3>"Care"</h3>'],
  [{ type: 'header', data: { text: 'Care', level: 1 } }, '<h2>Care</h2>'],
  [
    { type: 'list', data: { items: ['One', { content: '<u>Two</u>' }, 3] } },
    '<ul><li>One</li><li><u>Two</u></li><li></li></ul>',
  ],
  [
    {
      type: 'list',
      data: { style: 'ordered', items: [{ content: '1', items: [{ content: '1.1', items: [] }] }] },
    },
    '<ol><li>1<ol><li>1.1</li></ol></li></ol>',
  ],
  [
    { type: 'image', data: { file: { url: '/assets/a.png' }, caption: 'A <b>mug</b>' } },
    '<figure><img src="/assets/a.png" alt="A mug" loading="lazy" /><figcaption>A <b>mug</b></figcaption></figure>',
  ],
  [{ type: 'image', data: { url: 'javascript:alert(1)' } }, '<figure><img alt="" loading="lazy" /></figure>'],
  [
    { type: 'table', data: { withHeadings: true, content: [['Size'], ['<b>S</b>']] } },
    '<table><tbody><tr><th>Size</th></tr><tr><td><b>S</b></td></tr></tbody></table>',
  ],
  [
    { type: 'quote', data: { text: 'Nice', caption: 'Ada' } },
    '<figure><blockquote><p>Nice</p></blockquote><figcaption>Ada</figcaption></figure>',
  ],
  [{ type: 'raw', data: { html: '<p>x</p><script>alert(1)</script>' } }, '<p>x</p>'],
  [{ type: 'code', data: { code: '<b>' } }, '<pre><code>&lt;b&gt;</code></pre>'],
  [{ type: 'delimiter', data: {} }, '<hr />'],
  [{ type: 'constructor', data: { text: 'x' } }, '<p>x</p>'],
])('the block %j is rendered as %s', (block, shown) => expect(markup(rows(block))).toBe(shown));

test.each([null, '', ' \n', rows(), rows(null, 5, { type: 'x' }, { type: 'image', data: { file: 'x' } })])(
  '%j has no content',
  (text) => expect(richText(text)).toBeNull(),
);

test('serializes to JSON as a tree of the sanitized markup', () =>
  expect(
    JSON.parse(JSON.stringify(richText('<p class="a">See <a href="/x">x</a> &amp; y</p><script>1</script>'))),
  ).toEqual([
    {
      tag: 'p',
      attributes: { class: 'a' },
      children: ['See ', { tag: 'a', attributes: { href: '/x' }, children: ['x'] }, ' & y'],
    },
  ]));

test('plain text has one line per paragraph and list item, and the URLs of links', () =>
  expect(
    richText('<h2>Care</h2>\n<p>See <a href="/x">here</a>,<br>now</p><ul><li>One</li><li>Two</li></ul>')
      ?.plain,
  ).toBe('Care\nSee here (/x),\nnow\n- One\n- Two'));

test.each([
  ['lists', (depth: number) => `[{"columns":${'['.repeat(depth)}${']'.repeat(depth)}}]`],
  ['objects', (depth: number) => `[${'{"data":'.repeat(depth)}1${'}'.repeat(depth)}]`],
])('%s with thousands of nesting levels are treated as plain text', (_what, nested) => {
  expect(richText(nested(60))).toBeNull();
  for (const depth of [65, 20_000, 100_000]) {
    const text = nested(depth);
    expect(markup(text)).toBe(`<p>${text.replaceAll('"', '&quot;')}</p>`);
  }
});

test('parses markup with thousands of nesting levels', () => {
  const text = `${'<div>'.repeat(20_000)}x`;
  expect(JSON.stringify(richText(text))).toContain('"x"');
});
