import type { ShopConfigInput } from '@shop/runtime';

/** Configuration of a public store, with its rate limits, behind a proxy that distinguishes clients. */
export default {
  mode: 'production',
  shop: { name: 'Bench', url: 'http://127.0.0.1:3000', currency: 'USD' },
  session: { secret: 'a secret for the bench, of at least thirty-two bytes' },
  server: { trustProxy: 1 },
  extensions: ['@shop/core-shipping', '@shop/cod'],
} satisfies ShopConfigInput;
