import type { GetCouponData, RecordsByPath } from '@shop/sdk';
import type { FunctionComponent } from 'react';
import { expect, expectTypeOf, test } from 'vitest';
import { defineForm } from './defineForm.ts';
import type { SectionOf } from './defineForm.ts';
import type { FieldProps } from './field.ts';

// The compiler runs these checks in `npm run check:types`. Functions of type `never` are compiled but not called.

type Product = RecordsByPath['/api/products'];
type Fields = SectionOf<Product['create'] & Product['update'], Product['record']>['fields'];

const title = 'products.section.general';
const label = 'products.name';
const name = { name: 'name', label, kind: 'text' } as const;
const input =
  <Value>(): FunctionComponent<FieldProps<Value>> =>
  () =>
    null;
const panel =
  <Row>(): FunctionComponent<{ readonly record: Row }> =>
  () =>
    null;

test('a field has the name of a body member, and a kind that fits it and the record', () => {
  const never = (): Fields => [
    name,
    { name: 'price', label, kind: 'money', initial: 5 },
    // @ts-expect-error -- a misspelled name
    { name: 'short_descripton', label, kind: 'text' },
    // @ts-expect-error -- the member is a string
    { name: 'name', label, kind: 'integer' },
    // @ts-expect-error -- the record contains a number
    { name: 'price', label, kind: 'text' },
    // @ts-expect-error -- the member is not a list
    { name: 'name', label, kind: 'tags' },
    // @ts-expect-error -- a misspelled kind
    { name: 'name', label, kind: 'txet' },
    // @ts-expect-error -- a misspelled member of a field
    { name: 'name', label, kind: 'text', isRequird: true },
    // @ts-expect-error -- the initial value of a list is a list
    { name: 'images', label, kind: 'images', initial: '' },
  ];
  expectTypeOf(never).toBeFunction();
});

test('a choice offers what the body accepts, and a record field has a record type', () => {
  const never = (): Fields => [
    { name: 'unit', label, kind: 'choice', choices: async () => [{ value: 'kg', label: 'kg' }] },
    // @ts-expect-error -- the options are missing
    { name: 'unit', label, kind: 'choice' },
    // @ts-expect-error -- not a unit in the API
    { name: 'unit', label, kind: 'choice', choices: async () => [{ value: 'stone', label: 'Stone' }] },
    // @ts-expect-error -- the record type is missing
    { name: 'category_id', label, kind: 'record' },
    // @ts-expect-error -- a misspelled record type
    { name: 'category_id', label, kind: 'record', of: 'categroy' },
  ];
  expectTypeOf(never).toBeFunction();
});

test('what is read is a member of the record, and what is written is one of the body', () => {
  const never = (): Fields => [
    { name: 'categories', label, kind: 'records', of: 'category', write: (ids) => ids.map(Number) },
    // @ts-expect-error -- a misspelled member of the record
    { name: 'sku', label, kind: 'text', read: ({ skuu }) => skuu },
    // @ts-expect-error -- the input shows a string
    { name: 'sku', label, kind: 'text', read: ({ qty }) => qty },
    // @ts-expect-error -- the body does not accept a list
    { name: 'qty', label, kind: 'integer', write: () => [] },
    // @ts-expect-error -- the record has no variants under this name, and `read` is missing
    { name: 'variants', label, kind: 'text' },
  ];
  const misnamed = () =>
    defineForm('/api/metafield-definitions', {
      nameOf: (definition) => definition.name,
      // @ts-expect-error -- the record has the key under another name, and `read` is missing
      sections: [{ title, fields: [{ name: 'fieldKey', label, kind: 'text' }] }],
    });
  expectTypeOf([never, misnamed]).toBeArray();
});

test('a custom input shows the record’s value, and changes it to what the body accepts', () => {
  const never = (): Fields => [
    { name: 'url_key', label, kind: 'own', input: input<string>() },
    { name: 'images', label, kind: 'own', initial: [], input: input<readonly string[]>() },
    // @ts-expect-error -- the record contains a string
    { name: 'url_key', label, kind: 'own', input: input<number>() },
    // @ts-expect-error -- without an initial value the input starts with an empty string
    { name: 'images', label, kind: 'own', input: input<readonly string[]>() },
    // @ts-expect-error -- the body does not accept numbers
    { name: 'images', label, kind: 'own', initial: [], input: input<readonly (string | number)[]>() },
  ];
  expectTypeOf(never).toBeFunction();
});

test('a form knows its record types', () => {
  const sections = [{ title, fields: [name] }] as const;
  const frame = { sections, nameOf: ({ uuid }: { readonly uuid: string }) => uuid };
  const never = () => [
    defineForm('/api/products', { sections, nameOf: ({ name: words }) => words }),
    defineForm('/api/products', { ...frame, panels: [{ title, Panel: panel<Product['record']>() }] }),
    // @ts-expect-error -- a misspelled path
    defineForm('/api/prodcuts', frame),
    // @ts-expect-error -- a misspelled member of the record
    defineForm('/api/products', { sections, nameOf: ({ nmae }) => nmae }),
    // @ts-expect-error -- a name is a string
    defineForm('/api/products', { sections, nameOf: ({ price }) => price }),
    // @ts-expect-error -- a panel for another record type
    defineForm('/api/products', { ...frame, panels: [{ title, Panel: panel<GetCouponData>() }] }),
    // @ts-expect-error -- a misspelled field
    defineForm('/api/products', { ...frame, refusals: { SKU_EXISTS: 'skuu' } }),
    // @ts-expect-error -- a misspelled code
    defineForm('/api/products', { ...frame, refusals: { SKU_EXIST: 'sku' } }),
    // @ts-expect-error -- a misspelled body key
    defineForm('/api/products', { ...frame, elsewhere: { category: 'The short form of `categories`.' } }),
  ];
  expectTypeOf(never).toBeFunction();
});

test('a record that no route returns has the type of its loader', () => {
  const never = () => [
    defineForm('/api/landing-pages', {
      load: async (uuid: string) => ({ uuid, name: '', isLive: true }),
      nameOf: ({ name: words, isLive }) => (isLive ? words : ''),
      sections: [{ title, fields: [name] }],
    }),
    defineForm('/api/landing-pages', {
      load: async (uuid: string) => ({ uuid, isLive: true }),
      nameOf: ({ uuid }) => uuid,
      // @ts-expect-error -- the loaded record has no name
      sections: [{ title, fields: [name] }],
    }),
  ];
  expectTypeOf(never).toBeFunction();
});

test('a form equals its definition, with its path', () => {
  const sections = [{ title, fields: [name] }] as const;
  expect(defineForm('/api/products', { sections, nameOf: ({ sku }) => sku })).toMatchObject({
    api: '/api/products',
    sections,
  });
});
