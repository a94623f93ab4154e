import type { ShopConfigInput } from '@shop/runtime';
import store from '../store/shop.config.ts';

/** The store that is measured, with a card gateway to which no request is sent. */
export default {
  ...store,
  extensions: [...store.extensions, '@shop/cardgw'],
  system: {
    cardgw: { secretKey: 'sk_bench', endpointSecret: 'whsec_bench', apiBase: 'http://127.0.0.1:9' },
  },
} satisfies ShopConfigInput;
