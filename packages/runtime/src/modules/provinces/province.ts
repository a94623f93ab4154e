import { folded } from '../../platform/text/folded.ts';
import { provinceTable } from './provinceTable.ts';
import type { Province } from './provinceTable.ts';

/** The location part of an address, as entered or as stored. */
export interface ProvincePlace {
  /** The ISO 3166-1 code. */
  readonly country: string;
  readonly province: string;
}

const tableOf = (country: string) => provinceTable(country.trim().toUpperCase());

/** Reports whether ISO 3166-2 defines codes for the provinces of a country. */
export const hasProvinces = (country: string): boolean => tableOf(country) !== null;

/** Finds a country's province by its code, short code or name. Returns null if there is no match. */
export const findProvince = ({ country, province }: ProvincePlace): Province | null =>
  tableOf(country)?.byText.get(folded(province)) ?? null;

/** Returns the code with which a province is stored and compared. Returns an unknown province unchanged. */
export const provinceCode = (place: ProvincePlace): string => findProvince(place)?.code ?? place.province;

/** Returns the part of a province code after the country, as gateways and labels use it: `CA` for `US-CA`. */
export const shortProvince = (place: ProvincePlace): string =>
  findProvince(place)?.code.slice(3) ?? place.province;

/** Lists a province and its enclosing provinces, innermost first. Tax rates and zones may use any of them. */
export function provinceKeys(place: ProvincePlace): readonly string[] {
  const table = tableOf(place.country);
  const keys = [];
  for (
    let province = findProvince(place);
    province;
    province = table?.byCode.get(province.parent ?? '') ?? null
  ) {
    keys.push(province.code);
  }
  return keys.length > 0 ? keys : [place.province];
}

/** Returns a province's name in the locale's language, or in English. Returns an unknown province unchanged. */
export function provinceName(locale: string, place: ProvincePlace): string {
  const province = findProvince(place);
  return province ? nameOf(locale, province) : place.province;
}

function nameOf(locale: string, { names, translations, officialName }: Province): string {
  const { language, script } = new Intl.Locale(locale).maximize();
  const own = translations.get(language) ?? names.get(`${language}_${script}`) ?? names.get(language);
  return own ?? names.get('en') ?? officialName;
}

/** Adds the province name to a record with a country and a province. */
export const withProvinceName = <T extends ProvincePlace>(locale: string, row: T) => ({
  ...row,
  province_name: provinceName(locale, row),
});

export interface ProvinceChoice {
  readonly code: string;
  readonly name: string;
}

/** A province to choose from. If it has subdivisions, they are listed with it, under its name. */
export interface ProvinceGroup extends ProvinceChoice {
  readonly parts: readonly ProvinceChoice[];
}

/** Lists a country's provinces by name, in the locale's language. Empty if the country has none. */
export function listProvinces(locale: string, country: string): readonly ProvinceGroup[] {
  const all = [...(tableOf(country)?.byCode.values() ?? [])];
  const choices = new Map(all.map((province) => [province, choiceOf(locale, province)]));
  const inOrder = (provinces: readonly Province[]) =>
    provinces
      .map((province) => choices.get(province) as ProvinceChoice)
      .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  const parents = new Map(all.map((province) => [province.code, province.parent]));
  const outermost = (code: string): string => {
    const parent = parents.get(code);
    return parent && parents.has(parent) ? outermost(parent) : code;
  };
  const parts = Map.groupBy(all, ({ code }) => outermost(code));
  return inOrder(all.filter(({ code }) => outermost(code) === code)).map((choice) => ({
    ...choice,
    parts: inOrder((parts.get(choice.code) ?? []).filter(({ code }) => code !== choice.code)),
  }));
}

const choiceOf = (locale: string, province: Province): ProvinceChoice => ({
  code: province.code,
  name: nameOf(locale, province),
});
