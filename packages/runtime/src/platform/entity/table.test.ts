import { expect, test } from 'vitest';
import { z } from 'zod';
import { sql } from '../db/db.ts';
import { table } from './table.ts';

const row = z.object({
  thing_id: z.int(),
  uuid: z.string(),
  name: z.string(),
  qty: z.int().nullable(),
  names: z.array(z.string()),
});
const things = table({ name: 'thing', alias: 't', row, computed: ['names'], written: ['name', 'qty'] });

const textOf = ({ sql }: { readonly sql: string }) => sql.replace(/\s+/g, ' ').trim();

test('the columns are those of the row schema, without the computed ones', () =>
  expect(textOf(things.columns)).toBe('"t"."thing_id", "t"."uuid", "t"."name", "t"."qty"'));

test('a row is found by its integer key, which is the first column, or by its UUID', () => {
  expect(things.is({ id: 7 })).toMatchObject({
    sql: expect.stringMatching(/^"t"."thing_id" = /),
    values: [7],
  });
  expect(things.is({ uuid: 'u' })).toMatchObject({
    sql: expect.stringMatching(/^"t"."uuid" = /),
    values: ['u'],
  });
});

test('an insert sets only the written columns, with all values in one parameter', () => {
  const { sql, values } = things.insert({ name: 'a', qty: null, uuid: 'not written' } as {
    name: string;
    qty: null;
  });
  expect(textOf({ sql })).toMatch(
    /^insert into "thing" as "t" \("name", "qty"\) select "next"."name", "next"."qty" from/,
  );
  expect(values).toEqual(['{"name":"a","qty":null}']);
});

test('an update has the same SQL text regardless of its values, and sets only the defined ones', () => {
  const whole = things.update({ name: 'a', qty: 2 });
  const part = things.update({ name: undefined, qty: null });
  expect(part.sql).toBe(whole.sql);
  expect(part.values).toEqual(['{"qty":null}']);
});

test('an insert can set columns from the tables that the statement joins', () => {
  const { sql: text } = things.insert({ name: 'a', qty: 1 }, { owner_id: sql.fragment`owner.owner_id` });
  expect(textOf({ sql: text })).toMatch(
    /^insert into "thing" as "t" \("name", "qty", "owner_id"\) select "next"."name", "next"."qty", owner.owner_id from .* next$/,
  );
});

test('a table without an updated_at column does not set it', () => {
  const plain = table({ name: 'thing', alias: 't', row, written: ['name'], hasUpdatedAt: false });
  expect(textOf(plain.update({ name: 'a' }))).toMatch(
    /^update "thing" as "t" set \("name"\) = \( select "next"."name" from/,
  );
});
