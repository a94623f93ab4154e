import type { ShopConfigInput } from '@shop/runtime';
import store from '../store/shop.config.ts';

/** Configuration of the measured store, with a card gateway that receives no requests. */
export default {
  ...store,
  extensions: [...store.extensions, '@shop/cardgw'],
  system: {
    cardgw: { secretKey: 'sk_bench', endpointSecret: 'whsec_bench', apiBase: 'http://127.0.0.1:9' },
  },
} satisfies ShopConfigInput;
