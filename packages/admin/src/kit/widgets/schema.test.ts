import { expect, test } from 'vitest';
import { emptyOf, inputKindOf, shownSettings, withoutNull } from './schema.ts';
import type { Schema } from './schema.ts';

test.each<[string, Schema, string]>([
  ['image', { type: 'string', 'x-kind': 'image' }, 'image'],
  ['link', { type: 'string', maxLength: 2000 }, 'link'],
  ['title', { type: 'string', maxLength: 255 }, 'line'],
  ['text', { type: 'string' }, 'text'],
  ['count', { type: 'integer' }, 'number'],
  ['size', { type: 'string', enum: ['s', 'm'] }, 'choice'],
  ['items', { type: 'array', items: { type: 'object', properties: { label: {} } } }, 'list'],
  ['more', { type: 'object' }, 'other'],
  ['story', { type: 'string', maxLength: 200, format: 'multiline' }, 'text'],
  ['category', { type: 'string', maxLength: 200, format: 'category-url-key' }, 'record'],
  ['collection', { type: 'string', maxLength: 200, format: 'collection-code' }, 'record'],
  ['skus', { type: 'string', maxLength: 2000, format: 'skus' }, 'records'],
])('the setting %s of the schema %j has the input %s', (key, schema, kind) => {
  expect(inputKindOf(key, schema)).toBe(kind);
});

test('a nullable setting has the input of its other values', () => {
  const schema: Schema = {
    anyOf: [{ type: 'string', 'x-kind': 'image' }, { type: 'null' }],
    title: 'Picture',
  };
  expect(withoutNull(schema)).toEqual({ type: 'string', 'x-kind': 'image', title: 'Picture' });
});

test('a new item has every member', () => {
  const properties = { label: { type: 'string' }, link: { type: 'string' } };
  expect(emptyOf({ type: 'object', properties })).toEqual({ label: '', link: '' });
});

test('a setting that depends on another one is shown only with it', () => {
  const properties: Record<string, Schema> = {
    products: { type: 'string' },
    category: { type: 'string', 'x-when': { products: 'category' } },
  };
  const shown = (products: string) => shownSettings({ properties }, { products }).map(([key]) => key);
  expect(shown('newest')).toEqual(['products']);
  expect(shown('category')).toEqual(['products', 'category']);
});
