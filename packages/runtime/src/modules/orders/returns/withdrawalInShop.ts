import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import { savedSettings, savedSettingsColumn, settingsFrom } from '../../settings/index.ts';

const KEYS = ['withdrawalDays', 'withdrawalCountries'] as const;

/** The schema of `shopWithdrawalColumn`. */
export const shopWithdrawal = z.object({
  saved: savedSettings,
  /** The countries that the shop ships to. */
  countries: z.array(text),
});

/** Selects what decides whether the shop sells to consumers with a right of withdrawal, for use in any SQL statement. */
export const shopWithdrawalColumn = sql.fragment`json_build_object(
  'saved', ${savedSettingsColumn(KEYS)},
  'countries', (select coalesce(json_agg(distinct country), '[]') from shipping_zone_country))`;

/** Reports whether the shop is in a country with a right of withdrawal, or ships to one. */
export function offersWithdrawal(
  app: AppContext,
  { saved, countries }: z.output<typeof shopWithdrawal>,
): boolean {
  const { withdrawalDays, withdrawalCountries } = settingsFrom(app, KEYS, saved);
  const own = app.config.shop.address?.country;
  const all = new Set([...countries, ...(own === undefined ? [] : [own])]);
  return withdrawalDays > 0 && withdrawalCountries.some((country) => all.has(country));
}
