import { refuse } from '../../platform/errors.ts';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/**
 * Creates the error for a string that is not a province of any of the countries. `path` is the field with the string.
 */
export const invalidProvince = (province: string, countries: readonly string[], path = 'province') => {
  const country = countries.map((code) => names.of(code) ?? code).join(' or ');
  return refuse(400, 'INVALID_PROVINCE', '"{province}" is not a state, province or region of {country}', {
    values: { province, country },
    at: path,
  });
};

/** Creates the error for a VAT ID whose form is not that of the country of its prefix. `path` is the field with the ID. */
export const invalidVatId = (path = 'vat_id') =>
  refuse(
    400,
    'INVALID_VAT_ID',
    'VAT ID is invalid. Enter it with the prefix of its country, such as DE123456789.',
    { at: path },
  );
