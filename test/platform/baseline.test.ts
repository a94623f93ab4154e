import cod from '@shop/cod';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestShop } from '@shop/runtime/testing';
import { REPLACED_FILES, REPLACEMENTS } from '../../packages/runtime/src/platform/migrations/baseline.ts';
import { migrate } from '../../packages/runtime/src/platform/migrations/migrate.ts';
import {
  migrationPlan,
  migrationStatus,
} from '../../packages/runtime/src/platform/migrations/migrationStatus.ts';
import { describeSchema } from '../../scripts/describeSchema.ts';
import { filesBefore, migrateAsBefore } from '../support/databaseBefore.ts';
import { createDatabase, createEmptyDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { dataOf, testAddress } from '../support/shop.ts';
import { extensionMigrations } from '../support/templateServer.ts';

let before: TestDatabase;
let client: Client;
beforeEach(async () => {
  before = await createEmptyDatabase();
  client = await connect(before);
  await migrateAsBefore(client, before.url);
});
afterEach(async () => {
  await client.end();
  await before.drop();
});

async function connect({ url }: TestDatabase): Promise<Client> {
  const connected = new Client({ connectionString: url });
  await connected.connect();
  return connected;
}

const scope = () => ({ url: before.url, sources: extensionMigrations() });

/** Last migration that also existed before the baseline. */
const LAST_BEFORE = '0062_api_tokens_end';
const isSince = ({ owner, name }: { readonly owner: string; readonly name: string }) =>
  owner === 'core' ? name > LAST_BEFORE : !name.startsWith('0001_');

/** Reads all rows of all tables, with the transaction that wrote each row. */
async function everyRow(of = client): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const tables = await of.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  const found: Record<string, readonly unknown[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await of.query(`select row::text as row, xmin from ${name} row order by 1`);
    found[name] = rows;
  }
  return found;
}

/** SQL statements that insert the rows of a sale. */
const SALE = `
  insert into setting (name, value) values ('storeName', '"Before"');
  insert into admin_user (email, password_hash, full_name) values ('ada@example.com', 'x', 'Ada');
  insert into admin_token (admin_user_id, kind, token_hash, family)
    select admin_user_id, 'api', '\\x00', gen_random_uuid() from admin_user;
  insert into customer (email, password_hash, full_name) values ('grace@example.com', 'x', 'Grace');
  insert into product (sku, name, url_key, price, no_shipping_required) values ('OLD-1', 'Old lamp', 'old-lamp', 12.5, true);
  insert into product_inventory (product_id, qty) select product_id, 7 from product;
  insert into url_rewrite (request_path, target_path, entity_type, entity_uuid)
    select '/old-lamp', '/product/' || uuid, 'product', uuid from product;
  insert into cart (currency, customer_id) select 'USD', customer_id from customer;
  insert into order_address (full_name, postcode, telephone, country, province, city, address_1)
    values ('Grace', '94607', '1', 'US', 'US-CA', 'Oakland', 'Street 1');
  insert into "order" (
    cart_id, status, payment_status, shipment_status, currency, customer_email, payment_method, payment_method_name,
    shipping_address_id, total_qty, total_weight, sub_total, sub_total_incl_tax, sub_total_with_discount,
    sub_total_with_discount_incl_tax, discount_amount, tax_amount, tax_amount_before_discount, shipping_fee_excl_tax,
    shipping_fee_incl_tax, shipping_tax_amount, total_tax_amount, grand_total, placed_at
  ) select cart_id, 'new', 'cod_pending', 'unfullfilled', 'USD', 'grace@example.com', 'cod', 'Cash on delivery',
    order_address_id, 1, 0, 12.5, 12.5, 12.5, 12.5, 0, 0, 0, 0, 0, 0, 0, 12.5, now() from cart, order_address;
  insert into payment_transaction (
    order_id, payment_method, transaction_id, transaction_type, payment_action, amount, currency
  ) select order_id, 'cod', 'cod-authorize-1', 'offline', 'authorize', 12.5, 'USD' from "order";`;

test('the baseline creates the same schema as the files before it', async () => {
  await migrate(scope());
  const made = await createDatabase();
  const other = await connect(made);
  try {
    await migrate(scope());
    expect(await describeSchema(other)).toBe(await describeSchema(client));
    // Rows that all new shops have, without their random ids and times.
    const seeds = `select relname, query_to_xml(format('select * from %I', relname), false, false, '')::text as rows from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration' order by 1`;
    const found = async (of: Client) =>
      (await of.query<{ relname: string; rows: string }>(seeds)).rows.map(({ relname, rows }) =>
        `${relname} ${rows}`
          .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'uuid')
          .replaceAll(/\d{4}-\d\d-\d\dT[\d:.+Z-]+/g, 'time'),
      );
    expect(await found(other)).toEqual(await found(client));
  } finally {
    await other.end();
    await made.drop();
  }
});

test('a database that ran the earlier files already has the baseline: only later files are left to run, and every row is kept', async () => {
  await client.query(SALE);
  const rows = await everyRow();
  const planned = await migrationPlan(scope());
  expect(planned.filter((one) => !isSince(one))).toEqual([]);
  expect(await everyRow()).toEqual(rows);
  expect((await migrate(scope())).map(({ name }) => name)).toEqual(planned.map(({ name }) => name));
  const status = await migrationStatus(scope());
  const before = status.filter(({ owner, name }) => owner === 'core' && !isSince({ owner, name }));
  expect(before.map(({ name, state }) => `${name} ${state}`)).toEqual([
    '0001_baseline applied',
    '0030_cod_pending applied',
    '0054_province_codes applied',
    '0062_api_tokens_end applied',
  ]);
});

test('a shop starts on such a database, shows its data and sells', async () => {
  await client.query(SALE);
  const shop = await createTestShop({ databaseUrl: before.url, extensions: [cod] });
  try {
    const { products } = dataOf(
      await shop.query('{ products { items { sku name price { regular { value } } } } }'),
    );
    expect(products.items).toEqual([{ sku: 'OLD-1', name: 'Old lamp', price: { regular: { value: 12.5 } } }]);
    const post = async (path: string, body: unknown) => dataOf(await shop.request('POST', path, body));
    const { cartId } = await post('/api/carts', { items: [{ sku: 'OLD-1', qty: 2 }] });
    await post(`/api/carts/${cartId}/contacts`, { email: 'ada@example.com' });
    await post(`/api/carts/${cartId}/addresses`, { type: 'billing', address: testAddress });
    await post(`/api/carts/${cartId}/paymentMethods`, { method_code: 'cod', method_name: 'Cash' });
    expect(await post('/api/orders', { cart_id: cartId })).toMatchObject({
      order_number: '10002',
      grand_total: 25,
      payment_status: 'cod_pending',
    });
    const { rows } = await client.query('select qty from product_inventory');
    expect(rows).toEqual([{ qty: 5 }]);
    expect((await shop.request('GET', '/readyz')).status).toBe(200);
  } finally {
    await shop.stop();
  }
});

test('data migrations after the baseline still run there', async () => {
  await client.query(`delete from migration where owner = 'core' and name like '0054%'`);
  await client.query(SALE);
  await client.query(`update order_address set province = 'California'`);
  const ran = await migrate(scope());
  expect(ran.filter((one) => !isSince(one)).map(({ name }) => name)).toEqual(['0054_province_codes']);
  expect((await client.query('select province from order_address')).rows).toEqual([{ province: 'US-CA' }]);
  expect(await migrate(scope())).toEqual([]);
});

test('a database that ran only some of the earlier files is rejected with instructions, and nothing is written', async () => {
  await client.query(`delete from migration where name in ('0052_duplicate_payments', '0063_order_client')`);
  await client.query(`update migration set checksum = 'other' where name = '0001_settings'`);
  const rows = await everyRow();
  const refusal = {
    exitCode: 6,
    faults: [
      { where: 'core/0001_settings', message: expect.stringContaining('ran in a different version') },
      { where: 'core/0052_duplicate_payments', message: expect.stringContaining('has not run') },
      { where: 'core/0063_order_client', hint: expect.stringContaining('the last commit before 0.1.0') },
    ],
  };
  await expect(migrate(scope())).rejects.toMatchObject(refusal);
  await expect(migrationStatus(scope())).rejects.toMatchObject(refusal);
  await expect(migrationPlan(scope())).rejects.toMatchObject(refusal);
  const start = createTestShop({ databaseUrl: before.url, extensions: [] });
  await expect(start).rejects.toMatchObject(refusal);
  expect(await everyRow()).toEqual(rows);
});

test('the files listed as replaced are those that existed', () => {
  const applied = ['0054_province_codes', '0062_api_tokens_end'];
  const replaced = filesBefore.filter(({ name }) => !applied.includes(name));
  expect(replaced.map(({ name, checksum }) => [name, checksum.slice(0, 16)])).toEqual(
    Object.entries(REPLACED_FILES),
  );
  expect(Object.keys(REPLACEMENTS)).toEqual(['0001_baseline', '0030_cod_pending']);
});

test('orders with cash on delivery from before its own status receive it, once', async () => {
  const fresh = await createEmptyDatabase();
  const other = await connect(fresh);
  try {
    await migrate({ url: fresh.url, sources: extensionMigrations() });
    await other.query(SALE);
    await other.query('delete from payment_transaction');
    await other.query(`update "order" set payment_status = 'pending'`);
    for (const _ of [1, 2]) {
      await other.query(`delete from migration where name = '0030_cod_pending'`);
      const ran = await migrate({ url: fresh.url, sources: extensionMigrations() });
      expect(ran.map(({ name }) => name)).toEqual(['0030_cod_pending']);
      const { rows } = await other.query(
        `select payment_status, payment_action, amount, transaction_id = 'cod-authorize-' || "order".uuid as named
         from "order" join payment_transaction using (order_id)`,
      );
      expect(rows).toEqual([
        { payment_status: 'cod_pending', payment_action: 'authorize', amount: '12.5000', named: true },
      ]);
    }
  } finally {
    await other.end();
    await fresh.drop();
  }
});
