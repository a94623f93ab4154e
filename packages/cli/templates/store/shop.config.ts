import type { ShopConfigInput } from '@shop/runtime';

export default {
  shop: {
    name: 'My thing',
    currency: 'XTS',
    locale: 'zz-ZZ',
    address: { country: 'ZZ' },
    url: process.env.SHOP_URL,
  },
  // The proxies in front of the shop that are trusted with the address of the client.
  server: { trustProxy: Number(process.env.SHOP_TRUST_PROXY ?? 0) },
  // Packages that are installed with npm are found by themselves. Name the folders of your own extensions here.
  extensions: ['@shop/core-shipping', '@shop/cod'],
} satisfies ShopConfigInput;
