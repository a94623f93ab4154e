import { z } from 'zod';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import {
  applyCode,
  couponBody,
  removeCoupon,
  removeCredit,
  removeGiftCard,
  useCredit,
} from '../../carts/index.ts';
import { pathWithin } from '../../defaultTheme/index.ts';
import { mayBeGiftCard } from '../../storedValue/index.ts';
import { checkoutPage } from '../checkout/checkoutPage.ts';
import { formText, sentForm } from '../sentForm.ts';
import { cartPage } from './cartPage.ts';
import { CART, ownCartRequest } from './ownCartRequest.ts';

const PAGE = { kind: 'page', access: 'public' } as const;
/** The path to continue at after the change. Default: the cart page. */
const toField = { to: z.string().optional() };

/** Redirects to the page of the form. It tells which code a new one replaced. */
function toPage(to: string | undefined, replaced: string | null = null) {
  const path = pathWithin(to) ?? CART;
  if (replaced === null) return reply.redirect(303, path);
  return reply.redirect(
    303,
    `${path}${path.includes('?') ? '&' : '?'}replaced=${encodeURIComponent(replaced)}`,
  );
}

/** Returns the checkout step at a path. Null for other paths. */
const checkoutStepAt = (path: string): string | null => /^\/checkout\?step=(\w+)$/.exec(path)?.[1] ?? null;

/** The routes of the codes and the store credit of the visitor's cart. They work without JavaScript. */
export const codeRoutes = [
  defineRoute({
    id: 'storefrontApplyCoupon',
    method: 'POST',
    path: '/cart/coupons',
    ...PAGE,
    rateTier: 'coupon',
    triedAccount: ({ body }) => (mayBeGiftCard(body.coupon) ? body.coupon : null),
    body: couponBody.extend(toField),
    async handle(call) {
      const { coupon, to } = call.body;
      const entered = await applyCode(call.app, call.db, await ownCartRequest(call), coupon.trim());
      return toPage(to, entered?.replaced);
    },
    formPage: CART,
    refused(form) {
      const shown = sentForm(form, ['coupon'], 'coupon');
      const step = checkoutStepAt(formText(form, 'to'));
      return step === null ? cartPage(form, shown) : checkoutPage(form, { step, coupon: shown });
    },
  }),

  defineRoute({
    id: 'storefrontRemoveCoupon',
    method: 'POST',
    path: '/cart/coupons/removal',
    ...PAGE,
    /** An empty coupon code dismisses the notice about a removed coupon. */
    body: z.object({ coupon: z.string().default(''), ...toField }),
    async handle(call) {
      await removeCoupon(call.app, call.db, await ownCartRequest(call), call.body.coupon);
      return toPage(call.body.to);
    },
    formPage: CART,
    refused: (form) => cartPage(form, sentForm(form, [])),
  }),

  defineRoute({
    id: 'storefrontRemoveGiftCard',
    method: 'POST',
    path: '/cart/gift-cards/removal',
    ...PAGE,
    body: z.object({ gift_card: z.string().max(36), ...toField }),
    async handle(call) {
      await removeGiftCard(call.app, call.db, await ownCartRequest(call), call.body.gift_card);
      return toPage(call.body.to);
    },
    formPage: CART,
    refused: (form) => cartPage(form, sentForm(form, [])),
  }),

  defineRoute({
    id: 'storefrontUseCredit',
    method: 'POST',
    path: '/cart/credit',
    ...PAGE,
    body: z.object(toField),
    async handle(call) {
      await useCredit(call.app, call.db, await ownCartRequest(call), null);
      return toPage(call.body.to);
    },
    formPage: CART,
    refused: (form) => cartPage(form, sentForm(form, [])),
  }),

  defineRoute({
    id: 'storefrontRemoveCredit',
    method: 'POST',
    path: '/cart/credit/removal',
    ...PAGE,
    body: z.object(toField),
    async handle(call) {
      await removeCredit(call.app, call.db, await ownCartRequest(call));
      return toPage(call.body.to);
    },
    formPage: CART,
    refused: (form) => cartPage(form, sentForm(form, [])),
  }),
];
