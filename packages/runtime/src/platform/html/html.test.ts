import { expect, test } from 'vitest';
import { html, jsonScript, paragraphs } from './html.ts';
import { safeHref } from './safeHref.ts';

test('values are escaped, markup is not, lists are joined, and nothing stands for null and false', () => {
  const evil = `<script>alert("x & 'y'")</script>`;
  expect(String(html`<p title="${evil}">${evil}</p>`)).toBe(
    '<p title="&lt;script&gt;alert(&quot;x &amp; &#39;y&#39;&quot;)&lt;/script&gt;">' +
      '&lt;script&gt;alert(&quot;x &amp; &#39;y&#39;&quot;)&lt;/script&gt;</p>',
  );
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  expect(String(html`${items}`)).toBe('<li>a</li><li>&lt;b&gt;</li>');
  expect(String(html`${null}${undefined}${false}${0}${['&', html`<br />`]}`)).toBe('0&amp;<br />');
});

test('what looks like markup and is none is escaped', () => {
  const forged = { toString: () => '<b>' } as unknown as string;
  expect(String(html`${forged}`)).toBe('&lt;b&gt;');
});

test('data of a page cannot end the block that it stands in, and reads as it was', () => {
  const data = { name: '</script><!--<script>', quoted: '"&\'' };
  const block = String(jsonScript(data));
  expect(block.match(/<\/?[a-z!]/g)).toEqual(['<s', '</s']);
  expect(JSON.parse(block.replace(/^<[^>]*>|<\/script>$/g, ''))).toEqual(data);
});

test('a text has paragraphs and line breaks', () =>
  expect(String(paragraphs('One\ntwo\r\n\r\n  <Three> \n\n\n'))).toBe(
    '<p>One<br />two</p><p>&lt;Three&gt;</p>',
  ));

test.each(['/', '/a?b=1#c', '#top', 'https://a.test/x', 'http://a.test', 'mailto:a@b.c', 'tel:+1555'])(
  '%s can be followed',
  (address) => expect(safeHref(address)).toBe(address),
);

test.each([
  '',
  'about',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
])('%j cannot', (address) => expect(safeHref(address)).toBeNull());
