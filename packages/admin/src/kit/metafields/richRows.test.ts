import { expect, test } from 'vitest';
import { htmlOfRows, rowsOfHtml } from './richRows.ts';

test('the editor’s text is read as written', () => {
  expect(htmlOfRows(rowsOfHtml('<p>Oak</p>'))).toBe('<p>Oak</p>');
  expect(rowsOfHtml('')).toEqual([]);
  expect(htmlOfRows(undefined)).toBe('');
});

test('texts of other editors are read if they contain only supported content', () => {
  const block = (type: string, data: object) => [
    { size: 1, columns: [{ data: { blocks: [{ type, data }] } }] },
  ];
  expect(htmlOfRows(block('paragraph', { text: 'Oak' }))).toBe('<p>Oak</p>');
  expect(htmlOfRows(block('header', { text: 'Oak', level: 2 }))).toBe('<h2>Oak</h2>');
  expect(htmlOfRows(block('list', { style: 'ordered', items: ['a', 'b'] }))).toBe(
    '<ol><li>a</li><li>b</li></ol>',
  );
  expect(htmlOfRows(block('image', { url: '/a.png' }))).toBeNull();
  expect(htmlOfRows(block('list', { items: [{ content: 'a', items: [] }] }))).toBeNull();
});
