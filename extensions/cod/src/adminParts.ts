import type { AdminParts } from '@shop/runtime/extension';

/** Order list action that records the cash received from a carrier. */
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
