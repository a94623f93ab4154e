import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { bool } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { savedSettings, savedSettingsColumn, settingsFrom } from '../settings/index.ts';
import { hasTaxRatesColumn } from '../tax/index.ts';

const KEYS = ['priceIncludingTax'] as const;
const basisRow = z.object({ saved: savedSettings, has_tax_rates: bool });

/** Reads whether prices include tax, and whether the shop has any tax rate. Runs one SQL statement. */
export async function readTaxBasis(app: AppContext, db: Db) {
  const { saved, has_tax_rates } = await db.one(
    sql.type(basisRow)`select ${savedSettingsColumn(KEYS)} as saved, ${hasTaxRatesColumn} as has_tax_rates`,
  );
  return { pricesIncludeTax: settingsFrom(app, KEYS, saved).priceIncludingTax, hasTaxRates: has_tax_rates };
}
