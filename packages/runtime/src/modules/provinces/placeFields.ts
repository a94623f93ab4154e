import type { ReadContext } from '../../platform/loading/readContext.ts';
import { addressLines } from './addressLines.ts';
import type { WrittenAddress } from './addressLines.ts';
import { provinceName } from './province.ts';
import type { ProvincePlace } from './province.ts';

interface InLanguage {
  /** The language code for the country's name, such as `de`. Default: the language of the request. */
  readonly locale?: string | null;
}

/** Resolves the field `formatted` of a type whose rows are addresses. */
export const formattedField = (
  address: WrittenAddress,
  { locale }: InLanguage,
  { app }: ReadContext,
): string[] => addressLines(locale && /^[a-z]{2,3}$/.test(locale) ? locale : app.locale, address);

/** Resolves the field `provinceName` of a type whose rows have a country and a province. */
export const provinceNameField = (place: ProvincePlace, _args: unknown, { app }: ReadContext): string =>
  provinceName(app.locale, place);
