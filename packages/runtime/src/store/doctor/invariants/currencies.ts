import { sql } from '../../../platform/db/db.ts';
import { byQuery, offenders } from './invariant.ts';
import type { Invariant } from './invariant.ts';

const codes: Invariant = {
  id: 'currencyCodes',
  about: 'Every currency is in ISO 4217.',
  fix: 'Delete the currency (/admin/currencies).',
  find: (db) =>
    offenders(
      db,
      sql.fragment`
        select code from currency where code <> all(${sql.array(Intl.supportedValuesOf('currency'), 'text')})`,
    ),
};

const ownPrices: Invariant = {
  id: 'ownPrices',
  about: "No product has a price of its own in the shop's currency, which has its price.",
  fix: 'Delete the rows of `product_price` with SQL, after a backup.',
  find: (db, { config }) =>
    offenders(
      db,
      sql.fragment`
        select p.sku from product_price own join product p using (product_id)
        where own.currency = ${config.shop.currency}`,
    ),
};

/** The invariants of currencies. */
export const currencyInvariants: readonly Invariant[] = [
  codes,
  ownPrices,
  byQuery({
    id: 'baseTotals',
    about: "An order in another currency has the total in the shop's if it has the rate.",
    fix: 'Set `base_total` to `grand_total / base_rate` with SQL, after a backup.',
    query: sql.fragment`
      select order_number from "order" where (base_rate is null) <> (base_total is null)`,
  }),
];
