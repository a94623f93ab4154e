export { invalidProvince } from './errors.ts';
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
export { provinceNameField } from './provinceNameField.ts';
export { readAddress, readProvince, tryProvince } from './readProvince.ts';
