import { expect, test } from 'vitest';
import { html, jsonScript, paragraphs } from './html.ts';
import { safeHref } from './safeHref.ts';

test('escapes values but not markup, joins lists, and omits null and false', () => {
  const evil = `<script>alert("x & 'y'")</script>`;
  expect(String(html`<p title="${evil}">${evil}</p>`)).toBe(
    '<p title="&lt;script&gt;alert(&quot;x &amp; &#39;y&#39;&quot;)&lt;/script&gt;">' +
      '&lt;script&gt;alert(&quot;x &amp; &#39;y&#39;&quot;)&lt;/script&gt;</p>',
  );
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  expect(String(html`${items}`)).toBe('<li>a</li><li>&lt;b&gt;</li>');
  expect(String(html`${null}${undefined}${false}${0}${['&', html`<br />`]}`)).toBe('0&amp;<br />');
});

test('escapes an object that only looks like markup', () => {
  const forged = { toString: () => '<b>' } as unknown as string;
  expect(String(html`${forged}`)).toBe('&lt;b&gt;');
});

test('JSON data cannot close its script element, and can be parsed back', () => {
  const data = { name: '</script><!--<script>', quoted: '"&\'' };
  const block = String(jsonScript(data));
  expect(block.match(/<\/?[a-z!]/g)).toEqual(['<s', '</s']);
  expect(JSON.parse(block.replace(/^<[^>]*>|<\/script>$/g, ''))).toEqual(data);
});

test('renders plain text as paragraphs with line breaks', () =>
  expect(String(paragraphs('One\ntwo\r\n\r\n  <Three> \n\n\n'))).toBe(
    '<p>One<br />two</p><p>&lt;Three&gt;</p>',
  ));

test.each(['/', '/a?b=1#c', '#top', 'https://a.test/x', 'http://a.test', 'mailto:a@b.c', 'tel:+1555'])(
  '%s is a safe link',
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
])('%j is not a safe link', (address) => expect(safeHref(address)).toBeNull());
