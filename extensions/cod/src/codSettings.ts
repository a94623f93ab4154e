import { z } from '@shop/runtime/extension';
import type { SettingDefinition } from '@shop/runtime/extension';

export const codSettings: Readonly<Record<string, SettingDefinition>> = {
  codWithoutDelivery: {
    schema: z.union([z.literal([0, 1]), z.enum(['0', '1']).transform(Number)]).default(0),
    group: 'payments',
    label: 'Cash on delivery: offered where nothing is delivered',
    description: '1: shoppers whose cart needs no delivery are offered it too. 0: they are not.',
  },
};

declare module '@shop/runtime/extension' {
  interface Settings {
    codWithoutDelivery: 0 | 1;
  }
}
