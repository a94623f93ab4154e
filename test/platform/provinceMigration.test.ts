import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../packages/runtime/src/platform/migrations/migrate.ts';
import { findCountry } from '../../packages/runtime/src/platform/countries/country.ts';
import { findProvince } from '../../packages/runtime/src/modules/provinces/index.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { extensionMigrations } from '../support/templateServer.ts';

const NAME = '0054_province_codes';

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
const revision = async () => Number((await rows('select revision from shipping_revision'))[0].revision);

/** Reverts the database to the state before the migration, with rows of that version, and then migrates it again. */
async function migrateAgain(name = NAME): Promise<readonly string[]> {
  await client.query('delete from migration where name = $1', [name]);
  const ran = await migrate({ url: database.url, sources: extensionMigrations() });
  return ran.map(({ name }) => name);
}

const WRITTEN: readonly [country: string, province: string, stored: string][] = [
  ['US', 'US-CA', 'US-CA'],
  ['US', 'us-ca', 'US-CA'],
  ['US', ' CA', 'US-CA'],
  ['US', 'California', 'US-CA'],
  ['us', 'CALIFORNIA', 'US-CA'],
  ['CA', 'Québec', 'CA-QC'],
  ['CA', 'QUEBEC', 'CA-QC'],
  ['DE', 'Bayern', 'DE-BY'],
  ['DE', 'Bavaria', 'DE-BY'],
  ['DE', 'Baden-Württemberg', 'DE-BW'],
  ['JP', '神奈川県', 'JP-14'],
  ['JP', '13', 'JP-13'],
  ['BO', 'la paz', 'BO-L'],
  ['GB', "King's Lynn", "King's Lynn"],
  ['GB', 'England', 'GB-ENG'],
  ['FR', 'FR-75', 'FR-75C'],
  ['US', 'Nowhere', 'Nowhere'],
  ['US', 'DE-BY', 'DE-BY'],
  ['HK', 'Kowloon', 'Kowloon'],
];

const PERSON = "'Ada', '1', '94607', 'Oakland', 'Street 1'";

test('addresses of carts, orders and customers are converted to codes, and unknown texts are kept', async () => {
  await client.query(
    `insert into customer (email, password_hash, full_name) values ('ada@example.com', 'x', 'Ada')`,
  );
  for (const [country, province] of WRITTEN) {
    const place = [country, province];
    await client.query(`insert into cart (currency) values ('USD')`);
    const columns = 'full_name, telephone, postcode, city, address_1, country, province';
    await client.query(
      `insert into cart_address (cart_id, type, ${columns}) select max(cart_id), 'shipping', ${PERSON}, $1, $2 from cart`,
      place,
    );
    await client.query(`insert into order_address (${columns}) values (${PERSON}, $1, $2)`, place);
    await client.query(
      `insert into customer_address (customer_id, ${columns}) select customer_id, ${PERSON}, $1, $2 from customer`,
      place,
    );
  }
  expect(await migrateAgain()).toEqual([NAME]);
  for (const table of ['cart_address', 'order_address', 'customer_address']) {
    const stored = await rows(`select country, province from ${table} order by ${table}_id`);
    expect(stored, table).toEqual(WRITTEN.map(([country, , province]) => ({ country, province })));
  }
});

test('the migration resolves what the shop resolves', () => {
  for (const [country, province, stored] of WRITTEN)
    expect(findProvince({ country, province })?.code ?? province, province).toBe(stored);
});

test('zones contain each province once, and quotes are requested again', async () => {
  await client.query(`insert into shipping_zone (name) values ('West'), ('East')`);
  const places = ['CA', 'California', 'US-CA', 'Nowhere', 'oregon'];
  await client.query(
    `insert into shipping_zone_province (zone_id, country, province)
     select shipping_zone_id, 'US', province from shipping_zone, unnest($1::text[]) province where name = 'West'`,
    [places],
  );
  const before = await revision();
  await migrateAgain();
  const stored = await rows('select province from shipping_zone_province order by province');
  expect(stored.map(({ province }) => province)).toEqual(['Nowhere', 'US-CA', 'US-OR']);
  expect(await revision()).toBe(before + 1);
});

test.each([
  ['US', '*', '*'],
  ['US', 'US-CA,US-NY', 'US-CA,US-NY'],
  ['US', 'New York, california,US-CA', 'US-NY,US-CA'],
  ['PA,BO', 'PA-8, BO-L', 'PA-8,BO-L'],
  ['US,CA', 'Ontario,CA', 'CA-ON,US-CA'],
  ['US,IT', 'MT', 'US-MT,IT-MT'],
  ['*', 'us-ca,CA', 'US-CA,CA'],
  ['US', 'Nowhere,CA', 'Nowhere,US-CA'],
])('a rate in %s of the provinces %s becomes %s', async (country, province, stored) => {
  await client.query('delete from tax_rate');
  await client.query(
    `insert into tax_rate (tax_class_id, name, rate, country, province) select tax_class_id, 'Rate', 5, $1, $2 from tax_class`,
    [country, province],
  );
  await migrateAgain();
  expect(await rows('select province from tax_rate')).toEqual([{ province: stored }]);
});

test('a second run changes nothing', async () => {
  const tables = ['cart_address', 'order_address', 'customer_address', 'shipping_zone_province', 'tax_rate'];
  const versions = async () => {
    const found = [];
    for (const table of tables) found.push(await rows(`select xmin, ctid, * from ${table} order by ctid`));
    return found;
  };
  const before = await versions();
  const at = await revision();
  await migrateAgain();
  expect(await versions()).toEqual(before);
  expect(await revision()).toBe(at);
});

test('many addresses are migrated together', async () => {
  await client.query(
    `insert into order_address (full_name, telephone, postcode, city, address_1, country, province)
     select 'Ada', 'many', '1', 'City', 'Street', 'US', (array['CA', 'New York', 'US-TX', 'Nowhere'])[1 + i % 4] from generate_series(1, 20000) i`,
  );
  await migrateAgain();
  const [found] = await rows(
    `select count(*) filter (where province = 'US-CA') as ca, count(*) filter (where province = 'US-NY') as ny
     from order_address where telephone = 'many'`,
  );
  expect(found).toEqual({ ca: '5000', ny: '5000' });
});

const COUNTRIES = '0300_country_codes';
const NAMED: readonly [written: string, stored: string][] = [
  ['US', 'US'],
  ['us', 'US'],
  ['USA', 'US'],
  [' United States of America ', 'US'],
  ['uk', 'GB'],
  ['United Kingdom', 'GB'],
  ['Saint Kitts & Nevis', 'KN'],
  ["Côte d'Ivoire", 'CI'],
  ['st', 'ST'],
  ['EL', 'GR'],
  ['the Netherlands', 'NL'],
  ['ZZ', 'ZZ'],
  ['EU', 'EU'],
  ['Saint', 'Saint'],
  ['Deutschland', 'Deutschland'],
];

test('countries of addresses are converted to codes like in the shop, and unknown texts are kept', async () => {
  for (const [written, stored] of NAMED) expect(findCountry(written) ?? written, written).toBe(stored);
  await client.query('delete from order_address');
  const columns = 'full_name, telephone, postcode, city, address_1, country, province';
  for (const [written] of NAMED)
    await client.query(`insert into order_address (${columns}) values (${PERSON}, $1, 'CA')`, [written]);
  expect(await migrateAgain(COUNTRIES)).toEqual([COUNTRIES]);
  const stored = await rows('select country from order_address order by order_address_id');
  expect(stored.map(({ country }) => country)).toEqual(NAMED.map(([, code]) => code));
});

test('countries of zones, rates and settings are listed once each', async () => {
  await client.query('delete from shipping_zone_province');
  await client.query('delete from tax_rate');
  for (const table of [
    'shipping_zone_country (zone_id, country)',
    'shipping_zone_province (zone_id, country, province)',
  ])
    await client.query(
      `insert into ${table} select shipping_zone_id, country${table.includes('province') ? ", 'GB-ENG'" : ''}
       from shipping_zone, unnest(array['UK', 'GB', 'ZZ']) country where name = 'East'`,
    );
  await client.query(
    `insert into tax_rate (tax_class_id, name, rate, country)
     select tax_class_id, country, 5, country from tax_class, unnest(array['*', 'UK, de,GB', 'EU,FRA']) country`,
  );
  await client.query(
    `insert into setting (name, value) values ('legalCountries', '["UK", "ZZ", "DE"]'), ('returnCountries', '["DE"]')`,
  );
  const before = await revision();
  const state = async () => ({
    reach: (await rows('select country from shipping_zone_country order by 1')).map(({ country }) => country),
    provinces: (await rows('select country from shipping_zone_province order by 1')).map(
      ({ country }) => country,
    ),
    rates: (await rows('select country from tax_rate order by tax_rate_id')).map(({ country }) => country),
    settings: (await rows(`select value from setting where name like '%Countries' order by name`)).map(
      ({ value }) => value,
    ),
  });
  for (const round of ['first', 'second']) {
    await migrateAgain(COUNTRIES);
    expect(await state(), round).toEqual({
      reach: ['GB', 'ZZ'],
      provinces: ['GB', 'ZZ'],
      rates: ['*', 'GB,DE', 'EU,FR'],
      settings: [['GB', 'DE'], ['DE']],
    });
    expect(await revision()).toBe(before + 1);
  }
});
