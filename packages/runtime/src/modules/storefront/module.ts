import { defineExtension } from '../../platform/extensions/contract.ts';
import { cartRoutes } from './cart/cartRoutes.ts';
import { styleRoutes } from './styleRoutes.ts';
import { storefrontRoutes } from './storefrontRoutes.ts';

/** The pages that shoppers see, as HTML and as data. */
export const storefront = defineExtension({
  name: 'storefront',
  api: '^1.0',
  setup: () => ({ routes: [...storefrontRoutes, ...cartRoutes, ...styleRoutes] }),
});
