import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../packages/runtime/src/platform/migrations/migrate.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { extensionMigrations } from '../support/templateServer.ts';

const TEXTS = '0301_text_keys';
const COUNTRIES = '0300_country_codes';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const rows = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;
const column = async (text: string) => (await rows(text)).map((row) => Object.values(row as object)[0]);

async function migrateAgain(name: string): Promise<void> {
  await client.query('delete from migration where name = $1', [name]);
  const ran = await migrate({ url: database.url, sources: extensionMigrations() });
  expect(ran.map((migration) => migration.name)).toEqual([name]);
}

const insertProduct = (sku: string, key: string) =>
  client.query(`insert into product (sku, name, url_key, price) values ($1, $1, $2, 1)`, [sku, key]);
const insertCoupon = (coupon: string) =>
  client.query(
    `insert into coupon (coupon, status, discount_type, discount_amount)
     values ($1, 1, 'fixed_discount_to_entire_order', 1)`,
    [coupon],
  );
const insertOption = (text: string) =>
  client.query(
    `insert into attribute_option (attribute_id, option_text) select attribute_id, $1 from attribute`,
    [text],
  );

/** SKUs as they were before: the first four are one, and so are the two in different forms of Unicode. */
const SKUS = ['Mug', 'mug ', 'MUG', 'M\u200Bug', 'Café', 'Cafe\u0301', 'Tea'];

test('texts that are one stay, the oldest has the key, and no further one can be added', async () => {
  // The tables as they were before the migration.
  await client.query(`
    alter table product drop column sku_alike;
    drop index if exists product_sku_text_key;
    alter table coupon drop column coupon_alike;
    drop index if exists coupon_text_key;
    alter table attribute_option drop column option_key, drop column text_alike;
    drop table promotion_redemption, promotion_use, promotion_code;
    drop function text_key(text)`);
  for (const [index, sku] of SKUS.entries()) await insertProduct(sku, `key-${index}`);
  for (const coupon of ['SAVE10', 'save10', 'OTHER']) await insertCoupon(coupon);
  await client.query(
    `insert into attribute (attribute_code, attribute_name, type) values ('color', 'Color', 'select')`,
  );
  for (const option of ['Red', 'red', ' RED', 'Blue']) await insertOption(option);

  await migrateAgain(TEXTS);
  expect(await column('select sku from product order by product_id')).toEqual(SKUS);
  expect(await column('select sku from product where sku_alike is null order by product_id')).toEqual([
    'Mug',
    'Café',
    'Tea',
  ]);
  expect(await column('select coupon from coupon where coupon_alike is null order by coupon_id')).toEqual([
    'SAVE10',
    'OTHER',
  ]);
  expect(
    await column(
      'select option_text from attribute_option where text_alike is null order by attribute_option_id',
    ),
  ).toEqual(['Red', 'Blue']);

  await expect(insertProduct(' mug', 'another')).rejects.toMatchObject({
    constraint: 'product_sku_text_key',
  });
  await expect(insertCoupon('Save10')).rejects.toMatchObject({ constraint: 'coupon_text_key' });
  await expect(insertOption('bLUE')).rejects.toMatchObject({ constraint: 'attribute_option_option_key' });
  // One that gets a text of its own is as any other one.
  await client.query(`update product set sku = 'Mug-2' where sku = 'MUG'`);
  await expect(insertProduct('MUG-2', 'another')).rejects.toMatchObject({
    constraint: 'product_sku_text_key',
  });
});

test('countries that become one country do not collide, and unknown ones stay', async () => {
  await client.query(`insert into shipping_zone (name) values ('West'), ('East')`);
  await client.query(
    `insert into shipping_zone_country (zone_id, country)
     select shipping_zone_id, country from shipping_zone, unnest($1::text[]) country where name = 'West'`,
    [['GB', 'uk', 'GBR', 'United Kingdom', 'Germany', 'Atlantis']],
  );
  await migrateAgain(COUNTRIES);
  expect(await column('select country from shipping_zone_country order by country')).toEqual([
    'Atlantis',
    'DE',
    'GB',
  ]);
});
