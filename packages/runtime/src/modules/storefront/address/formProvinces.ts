import type { z } from 'zod';
import { findProvince, listProvinces } from '../../provinces/index.ts';
import type { ProvinceGroup, ProvincePlace } from '../../provinces/index.ts';
import type { SentForm } from '../../defaultTheme/index.ts';
import { addFault } from '../../../platform/http/forms/addFault.ts';

/** The name of the form field that contains the country whose provinces the form lists. */
export const LISTED = 'listed';

interface ListedPlace extends ProvincePlace {
  readonly listed?: string | undefined;
}

/** Reports whether an address has a province from another country's list. */
export const isFromOtherList = ({ country, province, listed }: ListedPlace): boolean =>
  listed !== undefined &&
  listed !== country &&
  findProvince({ country: listed, province }) !== null &&
  findProvince({ country, province }) === null;

/** Rejects a form's province if the country was changed after the provinces were listed. */
export function checkList(place: ListedPlace, context: z.RefinementCtx): void {
  if (!isFromOtherList(place)) return;
  addFault(context, {
    rule: 'otherCountry',
    path: ['province'],
    message: 'The state, province or region does not belong to the selected country',
  });
}

/** Returns an address as form values, with the province as spelled in the country's province list. */
export function addressValuesShown(
  values: SentForm['values'],
  prefix: string,
  countries: readonly { readonly code: string }[],
): SentForm['values'] {
  const valueOf = (field: string) => values[`${prefix}${field}`] ?? '';
  const only = countries.length === 1 ? countries[0]?.code : undefined;
  const place = { country: only ?? valueOf('country'), province: valueOf('province') };
  const isStale = isFromOtherList({ ...place, listed: valueOf(LISTED) });
  const province = isStale ? '' : (findProvince(place)?.code ?? place.province);
  return { ...values, [`${prefix}country`]: place.country, [`${prefix}province`]: province };
}

/** Lists the provinces of the country selected in the address fields. */
export const provincesShown = (
  locale: string,
  values: SentForm['values'],
  prefix: string,
): readonly ProvinceGroup[] => listProvinces(locale, values[`${prefix}country`] ?? '');
