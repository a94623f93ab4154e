import type { ShopConfigInput } from '@shop/runtime';

export default {
  demo: true,
  shop: {
    name: 'Shop demo',
    currency: 'USD',
    languages: ['en', 'de', 'fr', 'es', 'ar'],
    address: {
      country: 'US',
      province: 'US-CA',
      city: 'Oakland',
      postcode: '94607',
      address_1: '1 Market Street',
    },
  },
  extensions: ['@shop/core-shipping', '@shop/cod'],
} satisfies ShopConfigInput;
