import { folded } from '../../platform/text/folded.ts';
import { provinceTable } from './provinceTable.ts';
import type { Province } from './provinceTable.ts';

/** A part of an address that says where it is. Texts as somebody wrote them, or as they are stored. */
export interface ProvincePlace {
  /** ISO 3166-1. */
  readonly country: string;
  readonly province: string;
}

const tableOf = (country: string) => provinceTable(country.trim().toUpperCase());

/** Reports whether ISO 3166-2 divides a country, so that its provinces have codes. */
export const hasProvinces = (country: string): boolean => tableOf(country) !== null;

/** Finds the province that a code, a short code or a name means in a country. Null: it means none there. */
export const findProvince = ({ country, province }: ProvincePlace): Province | null =>
  tableOf(country)?.byText.get(folded(province)) ?? null;

/** Returns the code that a province is stored and compared by; a text that means none is returned as it is. */
export const provinceCode = (place: ProvincePlace): string => findProvince(place)?.code ?? place.province;

/** Returns the part of a code that follows the country, as gateways and labels have it: `CA` of `US-CA`. */
export const shortProvince = (place: ProvincePlace): string =>
  findProvince(place)?.code.slice(3) ?? place.province;

/** Lists a province and the provinces that it lies in, innermost first: what a rate or a zone may name it by. */
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

/** Returns the name of a province in the language of a locale, else in English; a text that means none as it is. */
export function provinceName(locale: string, place: ProvincePlace): string {
  const province = findProvince(place);
  return province ? nameOf(locale, province) : place.province;
}

function nameOf(locale: string, { names, officialName }: Province): string {
  const { language, script } = new Intl.Locale(locale).maximize();
  const own = names.get(`${language}_${script}`) ?? names.get(language);
  return own ?? names.get('en') ?? officialName;
}

/** Adds the name of its province to a record that has a country and a province. */
export const withProvinceName = <T extends ProvincePlace>(locale: string, row: T) => ({
  ...row,
  province_name: provinceName(locale, row),
});

export interface ProvinceChoice {
  readonly code: string;
  readonly name: string;
}

/** Provinces to choose from: one with parts is listed with them, under its name. */
export interface ProvinceGroup extends ProvinceChoice {
  readonly parts: readonly ProvinceChoice[];
}

/** Lists the provinces of a country by name, in the language of a locale. Empty: it has none. */
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
