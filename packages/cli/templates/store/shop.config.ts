import type { ShopConfigInput } from '@shop/runtime';

export default {
  shop: {
    name: 'My thing',
    currency: 'XTS',
    locale: 'zz-ZZ',
    address: { country: 'ZZ' },
    url: process.env.SHOP_URL,
  },
  // The number of reverse proxies that are trusted to report the client's IP address.
  server: { trustProxy: Number(process.env.SHOP_TRUST_PROXY ?? 0) },
  // Extensions installed with npm are loaded automatically. List the folders of your own extensions here.
  extensions: ['@shop/core-shipping', '@shop/cod'],
} satisfies ShopConfigInput;
