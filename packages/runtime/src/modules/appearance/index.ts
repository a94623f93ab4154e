export { appearanceSettings } from './appearanceSettings.ts';
export { lookColumn, lookFrom, plainLook, readLook, savedLook } from './look.ts';
export type { Look } from './contract.ts';
