export { ADDRESS_FIELDS, EMPTY_ADDRESS, addressColumns, addressOf, withOptionalParts } from './address.ts';
export { addressLookupText, looksUp, suggestAddresses } from './suggestAddresses.ts';
export { MOST_SUGGESTIONS, suggestionFault } from './suggestionFault.ts';
export { addressLines, buyerLines, countryName } from './addressLines.ts';
export { invalidProvince, invalidVatId } from './errors.ts';
export {
  findProvince,
  hasProvinces,
  listProvinces,
  provinceCode,
  provinceKeys,
  provinceName,
  withProvinceName,
} from './province.ts';
export type { ProvinceGroup, ProvincePlace } from './province.ts';
export { formattedField, provinceNameField } from './placeFields.ts';
export { dependsOnProvinces, readAddress, readProvince, tryProvince } from './readProvince.ts';
export { readVatId, vatIdOf } from './vatId.ts';
