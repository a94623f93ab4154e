import { findProvince, hasProvinces, invalidProvince } from '../provinces/index.ts';
import { countryRequired, provinceOutsideZone } from './errors.ts';

/** A province that a zone covers. */
export interface ZoneProvince {
  readonly country: string;
  readonly province: string;
}

/**
 * The area that a zone covers. If the list contains provinces of a country, the zone covers only those provinces of
 * that country. Otherwise it covers the whole country.
 */
export interface ZoneArea {
  readonly countries: readonly string[];
  readonly provinces: readonly ZoneProvince[];
}

/** A change to a zone's area. If a list is absent, it does not change. */
export interface AreaChange {
  readonly countries?: readonly string[] | undefined;
  readonly provinces?: readonly ZoneProvince[] | undefined;
}

/**
 * Returns an area without duplicates, sorted, with province codes. Throws if the area has no country, if a province's
 * country is not listed, or if a province does not exist in its country (`INVALID_PROVINCE`).
 */
export function zoneArea(area: ZoneArea): ZoneArea {
  const countries = [...new Set(area.countries)].sort();
  if (countries.length === 0) throw countryRequired();
  const foreign = area.provinces.find(({ country }) => !countries.includes(country));
  if (foreign) throw provinceOutsideZone(foreign.province, foreign.country);
  const provinces = new Map(area.provinces.map(withCode).map((entry) => [keyOf(entry), entry]));
  return { countries, provinces: [...provinces.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)) };
}

/**
 * Returns the area after a change. Removing a country also removes its provinces, unless the change includes a list
 * of provinces.
 */
export function changedArea(current: ZoneArea, change: AreaChange): ZoneArea {
  const countries = change.countries ?? current.countries;
  const retained = current.provinces.filter(({ country }) => countries.includes(country));
  return zoneArea({ countries, provinces: change.provinces ?? retained });
}

function withCode({ country, province }: ZoneProvince, index: number): ZoneProvince {
  const known = findProvince({ country, province });
  if (!known && hasProvinces(country))
    throw invalidProvince(province, [country], `provinces.${index}.province`);
  return { country, province: known?.code ?? province };
}

const keyOf = ({ country, province }: ZoneProvince) => JSON.stringify([country, province]);
