import { refuse } from '../../platform/errors.ts';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** The refusal of a text that means no province of a country. `path` is the field that carried it. */
export const invalidProvince = (province: string, countries: readonly string[], path = 'province') => {
  const country = countries.map((code) => names.of(code) ?? code).join(' or ');
  return refuse(400, 'INVALID_PROVINCE', '"{province}" is not a state, province or region of {country}', {
    values: { province, country },
    at: path,
  });
};
