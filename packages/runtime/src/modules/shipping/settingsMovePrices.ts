import type { SettingsSaveHook } from '../settings/index.ts';
import { touchShipping } from './shippingRevision.repo.ts';

/** A provider may price by any setting, so that every save has the stored quotes asked for again. */
export const settingsMovePrices: SettingsSaveHook = {
  id: 'shipping.settingsMovePrices',
  handle: (tx) => touchShipping(tx),
};
