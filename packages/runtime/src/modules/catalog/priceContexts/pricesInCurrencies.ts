import { sql } from '../../../platform/db/db.ts';
import { noColumns } from '../../../platform/db/columns.ts';
import type { CurrencyUse } from '../../currencies/contract.ts';
import { keepAllPrices } from './keepContexts.ts';
import { lockPrices } from './priceState.repo.ts';

/** Keeps the prices of all products in currencies that change. A currency of a price list is not deleted. */
export const pricesInCurrencies: CurrencyUse = {
  id: 'prices',
  isInUse: async (tx, code) => {
    await lockPrices(tx);
    return tx.exists(sql.type(noColumns)`select from price_list where currency = ${code}`);
  },
  onChange: async (app, tx, codes) => {
    await lockPrices(tx);
    await keepAllPrices(app, tx, 'all', codes === null ? {} : { currencies: codes });
  },
};
