import type { ShopConfigInput } from '@shop/runtime';

/** The store that is measured, with nothing kept: what it answers is read each time, so that the size of a catalogue shows. */
export default {
  mode: 'production',
  shop: { name: 'Bench', url: 'http://127.0.0.1:3000', currency: 'USD' },
  session: { secret: 'a secret for the bench, of at least thirty-two bytes' },
  rateLimit: false,
  cache: { maxBytes: 0 },
  extensions: ['@shop/core-shipping', '@shop/cod'],
} satisfies ShopConfigInput;
