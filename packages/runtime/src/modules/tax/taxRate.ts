import { z } from 'zod';
import {
  bool,
  createdAt,
  decimal,
  entityId,
  entityUuid,
  int,
  text,
  updatedAt,
  uuid,
} from '../../platform/db/columns.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';

/** A row of `tax_rate`. */
export const taxRateRow = z.object({
  tax_rate_id: entityId,
  uuid: entityUuid,
  tax_class_id: int.describe('The integer ID of the tax class.'),
  name: text.describe('The name of the rate.'),
  rate: decimal.meta(kind('percent', 'The tax rate in percent of the net amount.')),
  is_compound: bool.meta(kind('flag', 'True if the rate also applies to the tax of the preceding rates.')),
  country: text.describe('Comma-separated ISO 3166-1 codes, or `*` for all countries.'),
  province: text.describe('Comma-separated ISO 3166-2 codes, or `*` for all provinces.'),
  postcode: text.describe(
    'Comma-separated postcodes, prefixes such as `90*` and ranges such as `90000-90999`, or `*` for all postcodes.',
  ),
  priority: int.describe('The order in which rates apply, lowest first.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type TaxRateRow = z.output<typeof taxRateRow>;

/** The tax rate columns that determine cart tax. */
export const taxRateInputs = z.object({
  tax_rate_id: int,
  tax_class_id: int,
  tax_class_uuid: uuid,
  name: text,
  /** The rate in percent, as a decimal string. */
  rate: decimal,
  is_compound: bool,
  country: text,
  province: text,
  postcode: text,
  priority: int,
});
export type TaxRateInputs = z.output<typeof taxRateInputs>;
