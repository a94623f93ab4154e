import type { ReadContext } from '../../platform/loading/readContext.ts';
import { provinceName } from './province.ts';
import type { ProvincePlace } from './province.ts';

/** Resolves the field `provinceName` of a type whose rows have a country and a province. */
export const provinceNameField = (place: ProvincePlace, _args: unknown, { app }: ReadContext): string =>
  provinceName(app.locale, place);
