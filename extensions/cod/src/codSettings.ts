import { z } from '@shop/runtime/extension';
import type { SettingDefinition } from '@shop/runtime/extension';

export const codSettings: Readonly<Record<string, SettingDefinition>> = {
  codWithoutDelivery: {
    schema: z.union([z.literal([0, 1]), z.enum(['0', '1']).transform(Number)]).default(0),
    group: 'payments',
    label: 'Cash on delivery: offer for carts without delivery',
    description: '1: also offered if nothing in the cart needs shipping. 0: not offered then.',
  },
};

declare module '@shop/runtime/extension' {
  interface Settings {
    codWithoutDelivery: 0 | 1;
  }
}
