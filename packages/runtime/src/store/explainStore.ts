import { explainCart } from '../modules/carts/index.ts';
import { explainCoupon } from './explain/explainCoupon.ts';
import { explainPage } from './explain/explainPage.ts';
import { explainPrice } from './explain/explainPrice.ts';
import { explainTax } from './explain/explainTax.ts';
import type { Place, PriceQuestion } from './explain/explainPrice.ts';
import { explainShipping } from './explain/explainShipping.ts';
import type { ShippingQuestion } from './explain/explainShipping.ts';
import { withShop } from './openStore.ts';
import type { StoreOptions } from './openStore.ts';

/** Runs `shop explain cart`: explains how the totals of a cart were computed. Changes nothing. */
export const explainCartOfStore = ({ id, ...options }: StoreOptions & { readonly id: string }) =>
  withShop({ ...options, command: 'explain' }, ({ app }) => explainCart(app, app.db, id));

/** Runs `shop explain price`. Changes nothing. */
export const explainPriceOfStore = ({
  question,
  ...options
}: StoreOptions & { readonly question: PriceQuestion }) =>
  withShop({ ...options, command: 'explain' }, ({ app }) => explainPrice(app, question));

/** Runs `shop explain tax`. Changes nothing. */
export const explainTaxOfStore = ({
  question,
  ...options
}: StoreOptions & {
  readonly question: { readonly sku: string; readonly qty: number; readonly place: Place };
}) => withShop({ ...options, command: 'explain' }, ({ app }) => explainTax(app, question));

/** Runs `shop explain shipping`, which calls the providers in the same way as the checkout. Changes nothing. */
export const explainShippingOfStore = ({
  question,
  ...options
}: StoreOptions & { readonly question: ShippingQuestion }) =>
  withShop({ ...options, command: 'explain' }, ({ app }) => explainShipping(app, question));

/** Runs `shop explain coupon`. Changes nothing. */
export const explainCouponOfStore = ({
  code,
  cart,
  ...options
}: StoreOptions & { readonly code: string; readonly cart: string }) =>
  withShop({ ...options, command: 'explain' }, ({ app }) => explainCoupon(app, { code, cart }));

/** Runs `shop explain page`. Changes nothing. */
export const explainPageOfStore = ({ path, ...options }: StoreOptions & { readonly path: string }) =>
  withShop({ ...options, command: 'explain' }, ({ app }, { plan }) => explainPage(app, plan, path));
