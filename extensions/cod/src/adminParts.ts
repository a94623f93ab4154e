import type { AdminParts } from '@shop/runtime/extension';

/** The action on the list of orders that records the cash which a carrier has settled. */
export const adminParts: AdminParts = {
  name: 'cod',
  module: {
    file: new URL('../admin/admin.js', import.meta.url),
    contract: '^1',
    actions: [
      {
        id: 'received',
        on: 'orders',
        title: {
          en: 'Cash received',
          de: 'Bar bezahlt',
          es: 'Efectivo recibido',
          fr: 'Espèces reçues',
          ar: 'استُلم النقد',
        },
        permission: 'captureOrder',
      },
    ],
  },
};
