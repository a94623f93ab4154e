import type { ShopConfigInput } from '@shop/runtime';

export default {
  demo: true,
  shop: { name: 'Shop demo' },
  extensions: ['@shop/core-shipping', '@shop/cod'],
} satisfies ShopConfigInput;
