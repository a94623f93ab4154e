import { defineExtension, z } from '@shop/runtime/extension';
import { notices } from './notices.ts';
import { createPaybox } from './paybox.ts';
import { payboxMethod } from './payboxMethod.ts';

declare module '@shop/runtime/extension' {
  interface Settings {
    payboxKey: string | undefined;
  }
}

/** Payment at the gateway Paybox. It needs no page of its own: the shop redirects the shopper there and back. */
export default defineExtension({
  name: 'paybox',
  api: '^1.0',
  config: z
    .strictObject({ url: z.url({ protocol: /^https?$/ }).default('https://paybox.example') })
    .prefault({}),
  settings: {
    payboxKey: {
      schema: z.string().optional(),
      secret: true,
      configKey: 'system.paybox.key',
      group: 'payments',
      label: 'Paybox: key',
    },
  },
  setup(config) {
    const paybox = createPaybox(config.url);
    return { paymentMethods: [payboxMethod(paybox)], routes: [notices(paybox)] };
  },
});
