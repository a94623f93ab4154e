import { defineExtension, z } from '@shop/runtime/extension';
import { notices } from './notices.ts';
import { createPaybox } from './paybox.ts';
import { payboxMethod } from './payboxMethod.ts';

declare module '@shop/runtime/extension' {
  interface Settings {
    payboxKey: string | undefined;
  }
}

/**
 * Extension for payments at the Paybox gateway. It has no page of its own, because the shop redirects the shopper to the gateway and back.
 */
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
