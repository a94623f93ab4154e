import { expect, test } from 'vitest';
import { parseUrn, urnOf } from './urn.ts';

const uuid = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11';

test('a URN is parsed as it was created', () =>
  expect(parseUrn(urnOf('promotion:landing_page', uuid))).toEqual({ kind: 'promotion:landing_page', uuid }));

test('UUIDs are case-insensitive', () =>
  expect(parseUrn(urnOf('catalog:product', uuid.toUpperCase()))).toEqual({ kind: 'catalog:product', uuid }));

test.each([
  '',
  uuid,
  `urn:evershop:catalog:${uuid}`,
  `urn:other:catalog:product:${uuid}`,
  `urn:evershop:catalog:product:7`,
  `urn:evershop:catalog:product:${uuid}:x`,
  `URN:evershop:catalog:product:${uuid}`,
])('%j is not one', (text) => expect(parseUrn(text)).toBeNull());
