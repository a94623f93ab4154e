import type { AdminParts } from '@shop/runtime/extension';

/** The methods on the shipping page, and their rates on the card of each zone. */
export const adminParts: AdminParts = {
  name: 'core-shipping',
  texts: new URL('../admin/texts/', import.meta.url),
  module: {
    file: new URL('../admin/admin.js', import.meta.url),
    contract: '^1',
    slots: [
      { slot: 'shipping.zone', permission: 'listCoreShippingRates' },
      { slot: 'shipping.page', permission: 'listCoreShippingMethods' },
    ],
  },
};
