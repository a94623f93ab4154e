import { z } from 'zod';
import { bool, int, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { currenciesColumn, currencyInputs } from '../../currencies/index.ts';
import { hasExemptColumn } from '../../customers/index.ts';
import { savedSettings, savedSettingsColumn } from '../../settings/index.ts';
import { taxRateInputs, taxRatesColumn } from '../../tax/index.ts';
import { PRICES_SHOWN } from '../prices/priceSettings.ts';

const saved = z.object({
  /** The currencies that are on. */
  currencies: currencyInputs,
  contexts: z.array(z.object({ id: int, currency: text, groups: z.array(int) })),
  /** The times at which price lists begin and end, in milliseconds since 1970, in ascending order. */
  boundaries: z.array(z.number()),
  /** The price lists that are on and limit quantities. Times are in milliseconds since 1970. */
  limited: z.array(
    z.object({
      id: int,
      currency: text.nullable(),
      groups: z.array(int).nullable(),
      starts_at: z.number().nullable(),
      ends_at: z.number().nullable(),
    }),
  ),
  /** True if there may be buyers who are exempt from tax. */
  has_exempt: bool,
  saved: savedSettings,
  /** The groups whose prices are shown in another way than the shop's. */
  groups: z.array(z.object({ id: int, prices_shown: z.enum(PRICES_SHOWN) })),
  tax_rates: z.array(taxRateInputs),
});
export type SavedPrices = z.output<typeof saved>;

/** The settings that decide about shown prices. */
export const SHOWN_SETTINGS = [
  'pricesShown',
  'pricesShownGross',
  'pricesShownNet',
  'languageCurrencies',
  'priceIncludingTax',
] as const;

/** Reads the currencies that are on, the price contexts, and when price lists begin and end. Runs one SQL statement. */
export const readPriceRecord = (db: Db) =>
  db.one(sql.type(saved)`
    select
      ${currenciesColumn} as currencies,
      coalesce((select json_agg(json_build_object('id', price_context_id, 'currency', currency, 'groups', group_ids))
        from price_context where unused_since is null), '[]') as contexts,
      coalesce((
        select json_agg(distinct extract(epoch from boundary.at) * 1000 order by extract(epoch from boundary.at) * 1000)
        from price_list, unnest(array[starts_at, ends_at]) as boundary (at)
        where status = 1 and boundary.at is not null), '[]') as boundaries,
      coalesce((
        select json_agg(json_build_object(
          'id', l.price_list_id, 'currency', l.currency, 'groups', case when l.for_groups then array(
            select g.customer_group_id from price_list_group g where g.price_list_id = l.price_list_id) end,
          'starts_at', extract(epoch from l.starts_at) * 1000, 'ends_at', extract(epoch from l.ends_at) * 1000
        ) order by l.priority desc, l.price_list_id)
        from price_list l where l.status = 1 and coalesce(l.min_qty, l.max_qty, l.qty_step) is not null), '[]') as limited,
      ${hasExemptColumn} as has_exempt, ${savedSettingsColumn(SHOWN_SETTINGS)} as saved,
      coalesce((select json_agg(json_build_object('id', customer_group_id, 'prices_shown', prices_shown))
        from customer_group where prices_shown is not null), '[]') as groups,
      ${taxRatesColumn(sql.fragment`select tax_class_id from tax_class`)} as tax_rates`);
