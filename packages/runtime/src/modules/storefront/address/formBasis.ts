import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { CompanyField } from '../../defaultTheme/contract.ts';
import { savedSettings, savedSettingsColumn, settingsFrom } from '../../settings/index.ts';
import { servedCountriesColumn } from '../../shipping/index.ts';
import { companyFieldsAsked } from './companyFields.ts';

const KEYS = ['companyFields'] as const;
const basisRow = z.object({ served: z.array(text), saved: savedSettings });

/** Holds the facts on which the address form of the checkout depends in every cart. */
interface FormBasis {
  /** The countries that the shop ships to. */
  readonly served: readonly string[];
  readonly companyFields: readonly CompanyField[];
}

/** Reads what the address form of the checkout depends on, in one SQL statement. */
export async function readFormBasis(app: AppContext, db: Db): Promise<FormBasis> {
  const { served, saved } = await db.one(
    sql.type(basisRow)`select ${servedCountriesColumn} as served, ${savedSettingsColumn(KEYS)} as saved`,
  );
  return { served, companyFields: companyFieldsAsked(settingsFrom(app, KEYS, saved)) };
}
