import { sql } from '../../../platform/db/db.ts';
import { listUnkeptProducts } from '../../../modules/catalog/index.ts';
import { byQuery, MOST, offenders } from './invariant.ts';
import type { Invariant } from './invariant.ts';

/** The invariants of price lists. */
export const priceInvariants: readonly Invariant[] = [
  {
    id: 'keptPrices',
    about:
      'The prices that are kept for each kind of buyer are those that the price lists and currencies give.',
    fix: 'Run the job `keepPriceHistory`, which also runs every night. Look for a program that writes prices with SQL.',
    isCleared: true,
    find: (db, app) => listUnkeptProducts(app, db, MOST),
  },
  byQuery({
    id: 'priceCounts',
    about: 'The number of prices of a price list is that of its rows.',
    fix: 'Set `price_list.price_count` with SQL to the number of its rows in `price_list_price`.',
    query: sql.fragment`
      select l.code from price_list l
      where l.price_count <> (select count(*) from price_list_price r where r.price_list_id = l.price_list_id)`,
  }),
  {
    id: 'priceListCurrencies',
    about: 'Every price list that is on is in a currency that the shop has.',
    fix: 'Choose another currency for the price list, or switch it off (/admin/price-lists).',
    find: (db, { config }) =>
      offenders(
        db,
        sql.fragment`
          select l.code from price_list l
          where l.status = 1 and l.currency <> ${config.shop.currency}
            and not exists (select from currency c where c.code = l.currency)`,
      ),
  },
];
