import { column, sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';

export const surchargeRow = z.object({
  country: column.text.describe('The ISO 3166-1 code of the country, such as `US`.'),
  amount: column.decimal.meta({
    'x-kind': 'money',
    description: 'The surcharge for one parcel, in the currency of the shop, without tax.',
  }),
});

export const listSurcharges = (db: Db) =>
  db.any(sql.type(surchargeRow)`select * from flat_rate_surcharge order by country`);

export const findSurcharge = (db: Db, country: string) =>
  db.maybeOne(sql.type(surchargeRow)`select * from flat_rate_surcharge where country = ${country}`);

export const saveSurcharge = (db: Db, country: string, amount: string) =>
  db.one(sql.type(surchargeRow)`
    insert into flat_rate_surcharge (country, amount) values (${country}, ${amount}::numeric)
    on conflict (country) do update set amount = excluded.amount
    returning *`);

/** Deletes a country's surcharge. Returns null if the country had none. */
export const deleteSurcharge = (db: Db, country: string) =>
  db.maybeOne(sql.type(surchargeRow)`delete from flat_rate_surcharge where country = ${country} returning *`);
