export { appearanceSettings } from './appearanceSettings.ts';
export { MANIFEST_PATH } from './iconRoutes.ts';
export { lookColumn, lookFrom, plainLook, readLook, savedLook } from './look.ts';
export type { Look } from './contract.ts';
export { DEFAULT_COLORS, palettesOf } from './palette.ts';
export type { Palette } from './palette.ts';
export { underShopName, withShopName } from './underShopName.ts';
