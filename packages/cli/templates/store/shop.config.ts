import type { ShopConfigInput } from '@shop/runtime';

export default {
  shop: {
    name: 'My thing',
    currency: 'XTS',
    locale: 'zz-ZZ',
    address: { country: 'ZZ' },
    url: process.env.SHOP_URL,
  },
  // Packages that are installed with npm are found by themselves. Name the folders of your own extensions here.
  extensions: ['@shop/core-shipping', '@shop/cod'],
} satisfies ShopConfigInput;
