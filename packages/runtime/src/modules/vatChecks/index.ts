export { checkVatId } from './checkVatId.ts';
export { vatServiceUnavailable } from './errors.ts';
export { isReverseCharged, keptVatCheck, needsVatCheck } from './reverseCharge.ts';
export type { KeptVatCheck } from './reverseCharge.ts';
export { vatCheckAnswer } from './vatCheckAnswer.ts';
export { vatCountry } from './vatId.ts';
export { vatSettingKeys, vatSettingsOf } from './vatSettings.ts';
export type { VatSettings } from './vatSettings.ts';
export { vatCheckFault } from './vatCheckFault.ts';
