import { sql } from '../../../platform/db/db.ts';
import { listUnkeptProducts } from '../../../modules/catalog/index.ts';
import { MOST, offenders } from './invariant.ts';
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
