import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Address } from './address.ts';
import type { ProvinceUse } from './contract.ts';
import { invalidProvince } from './errors.ts';
import { findProvince, hasProvinces } from './province.ts';
import type { ProvincePlace } from './province.ts';
import { readVatId } from './vatId.ts';

type ProvinceApp = Pick<AppContext, 'registry'>;

/**
 * Returns an address's province for storage: the province code, or the original string if the country has no
 * provinces or no feature depends on them. Throws `INVALID_PROVINCE` (400), with the field `path`, if a tax rate or a
 * shipping zone depends on an unknown province. May run inside a transaction. A known province needs no SQL
 * statement.
 */
export async function readProvince(
  app: ProvinceApp,
  db: Db,
  place: ProvincePlace,
  path?: string,
): Promise<string> {
  const province = await tryProvince(app, db, place);
  if (province === null) throw invalidProvince(place.province, [countryOf(place)], path);
  return province;
}

/** Returns the same as `readProvince`, but returns null instead of throwing `INVALID_PROVINCE`. */
export async function tryProvince(app: ProvinceApp, db: Db, place: ProvincePlace): Promise<string | null> {
  const known = findProvince(place);
  if (known) return known.code;
  const country = countryOf(place);
  if (!hasProvinces(country)) return place.province;
  return (await dependsOnProvinces(app, db, country)) ? null : place.province;
}

/** Reports whether tax rates, shipping zones or other features distinguish the provinces of a country. */
export async function dependsOnProvinces(app: ProvinceApp, db: Db, country: string): Promise<boolean> {
  const uses: readonly ProvinceUse[] = app.registry('provinceUses').list();
  for (const use of uses) {
    if (await use.usesProvincesOf(db, country)) return true;
  }
  return false;
}

/**
 * Returns an address with its province and VAT ID ready for storage. Throws like `readProvince` and `readVatId`. `prefix` precedes the names
 * of the fields, such as `billing_address.`.
 */
export const readAddress = async <T extends ProvincePlace & Pick<Address, 'vat_id'>>(
  app: ProvinceApp,
  db: Db,
  address: T,
  prefix = '',
): Promise<T> => ({
  ...address,
  province: await readProvince(app, db, address, `${prefix}province`),
  vat_id: readVatId(address.vat_id, `${prefix}vat_id`),
});

const countryOf = ({ country }: ProvincePlace): string => country.trim().toUpperCase();
