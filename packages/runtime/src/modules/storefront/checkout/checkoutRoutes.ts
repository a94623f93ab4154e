import { formFlag } from '../../../platform/http/forms/bodyFields.ts';
import { z } from 'zod';
import { breaks } from '../../../platform/http/forms/addFault.ts';
import { showFormAgain } from '../../../platform/http/forms/rejectedForm.ts';
import { fieldText } from '../../../platform/http/forms/formFields.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Cart } from '../../carts/index.ts';
import { newCustomerBody } from '../../customers/index.ts';
import { gatewayUnavailable } from '../../orders/index.ts';
import { confirmationPage } from '../confirmation/confirmationPage.ts';
import { makeAccountOf } from '../confirmation/newAccount.ts';
import { refusedAddress } from '../address/refusedAddress.ts';
import { sentForm } from '../sentForm.ts';
import { ADDRESS_FORM, addressBody } from './addressForm.ts';
import { checkoutPage } from './checkoutPage.ts';
import { chooseMethods, takeAddresses, takeSavedAddress } from './fillOwnCart.ts';
import { paymentPage } from './paymentPage.ts';
import { returnPage } from './returnPage.ts';
import { changePaymentMethod } from './changePaymentMethod.ts';
import { afterPlacing, placeReviewedCart } from './placeReviewedCart.ts';
import { shippingChoice } from './shippingChoice.ts';
import { checkoutSteps, shownStep } from './steps.ts';

const PAGE = { kind: 'page', access: 'public' } as const;
const orderParams = z.object({ orderUuid: z.string() });
/** Redirects to the first incomplete step at a separate URL, so that the browser's back button returns to the previous step. */
const toNextStep = (cart: Cart) =>
  reply.redirect(303, `/checkout?step=${shownStep(checkoutSteps(cart), undefined)}`);
/** Creates the schema of a radio button group. If no radio button is selected, the browser sends nothing. */
const choice = (code: string, error: string) =>
  z
    .string()
    .default('')
    .refine((chosen) => chosen !== '', breaks(code, error));

/** The checkout routes from the cart to the order, one page per step. They work without JavaScript. */
export const checkoutRoutes = [
  defineRoute({
    id: 'storefrontCheckout',
    method: 'GET',
    path: '/checkout',
    ...PAGE,
    query: z.object({
      step: z.union([z.string(), z.array(z.string())]).optional(),
      /** The code that a new one replaced. */
      replaced: z.string().optional().catch(undefined),
    }),
    handle: (call) =>
      checkoutPage(call, { step: [call.query.step].flat()[0], replaced: call.query.replaced }),
  }),

  defineRoute({
    id: 'storefrontCheckoutAddress',
    method: 'POST',
    path: '/checkout/address',
    ...PAGE,
    body: addressBody,
    async handle(call) {
      return toNextStep(await takeAddresses(call, call.body));
    },
    formPage: '/checkout?step=address',
    refused: (form) => checkoutPage(form, { step: 'address', form: refusedAddress(form, ADDRESS_FORM) }),
  }),

  defineRoute({
    id: 'storefrontCheckoutCountry',
    method: 'POST',
    path: '/checkout/country',
    ...PAGE,
    body: z.looseObject({}),
    handle() {
      throw showFormAgain();
    },
    formPage: '/checkout?step=address',
    refused: (form) => checkoutPage(form, { step: 'address', form: sentForm(form, ADDRESS_FORM) }),
  }),

  defineRoute({
    id: 'storefrontCheckoutSavedAddress',
    method: 'POST',
    path: '/checkout/saved-address',
    ...PAGE,
    body: z.object({ address: z.string('Address is required') }),
    async handle(call) {
      return toNextStep(await takeSavedAddress(call, call.body.address));
    },
    formPage: '/checkout?step=address',
    refused: (form) => checkoutPage(form, { step: 'address', form: sentForm(form, ADDRESS_FORM) }),
  }),

  defineRoute({
    id: 'storefrontCheckoutShipping',
    method: 'POST',
    path: '/checkout/shipping-method',
    ...PAGE,
    body: z.object({
      method: choice('SHIPPING_METHOD_REQUIRED', 'Shipping method is required'),
      note: z.string('Note is invalid').max(2000, 'Note is invalid').optional(),
    }),
    async handle(call) {
      const { method, note } = call.body;
      return toNextStep(await chooseMethods(call, { shippingMethod: shippingChoice(method), note }));
    },
    formPage: '/checkout?step=shipping',
    refused: (form) =>
      checkoutPage(form, { step: 'shipping', form: sentForm(form, ['method', 'note'], 'method') }),
  }),

  defineRoute({
    id: 'storefrontCheckoutPayment',
    method: 'POST',
    path: '/checkout/payment-method',
    ...PAGE,
    body: z.object({ method: choice('PAYMENT_METHOD_REQUIRED', 'Payment method is required') }),
    async handle(call) {
      return toNextStep(await chooseMethods(call, { paymentMethod: call.body.method }));
    },
    formPage: '/checkout?step=payment',
    refused: (form) => checkoutPage(form, { step: 'payment', form: sentForm(form, ['method'], 'method') }),
  }),

  defineRoute({
    id: 'storefrontPlaceOrder',
    method: 'POST',
    path: '/checkout/order',
    ...PAGE,
    rateTier: 'order',
    body: z.object({
      cart_id: z.string('Cart is required'),
      reviewed: z.string('Cart is required'),
      /** The lines and totals shown in the review, so that the shop can report what has changed since. */
      seen: z.string().optional(),
      /** The version of the terms shown in the review. */
      terms_version: z.string().optional(),
      /** True if the terms checkbox is checked. */
      terms: formFlag('terms').catch(false).default(false),
    }),
    handle: async (call) =>
      reply.redirect(303, afterPlacing(call.app, await placeReviewedCart(call, call.body))),
    formPage: '/checkout?step=review',
    refused: (form) => checkoutPage(form, { step: 'review', form: sentForm(form, ['terms', 'seen']) }),
  }),

  defineRoute({
    id: 'storefrontPayment',
    method: 'GET',
    path: '/checkout/payment/{orderUuid}',
    ...PAGE,
    params: orderParams,
    /**
     * `begin`: redirects to the gateway immediately. `token`: the order token, for visitors outside of the session that placed the
     * order.
     */
    query: z.object({ token: z.string().optional(), begin: z.string().optional() }),
    handle: (call) =>
      paymentPage(call, call.params.orderUuid, {
        token: call.query.token ?? null,
        begins: call.query.begin === '1',
      }),
  }),

  defineRoute({
    id: 'storefrontPaymentReturn',
    method: 'GET',
    path: '/checkout/payment/{orderUuid}/return',
    ...PAGE,
    params: orderParams,
    /** `token`: the order token. All other parameters come from the gateway. */
    query: z.looseObject({ token: z.string().optional() }),
    handle(call) {
      const { token = null, ...added } = call.query;
      const query = Object.fromEntries(
        Object.entries(added).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      );
      return returnPage(call, call.params.orderUuid, { token, query });
    },
  }),

  defineRoute({
    id: 'storefrontPayOtherwise',
    method: 'POST',
    path: '/checkout/payment/{orderUuid}/other',
    ...PAGE,
    params: orderParams,
    body: z.object({ token: z.string('Token is invalid').optional(), method: z.string().optional() }),
    handle: (call) =>
      changePaymentMethod(call, call.params.orderUuid, {
        token: call.body.token ?? null,
        method: call.body.method ?? null,
      }),
    formPage: ({ params: { orderUuid } }) => `/checkout/payment/${orderUuid}`,
    async refused(form) {
      if (!gatewayUnavailable.is(form.refusal)) throw form.refusal;
      const token = fieldText(form.fields, 'token');
      return paymentPage(form, form.params.orderUuid, { token, isUnknown: true });
    },
  }),

  defineRoute({
    id: 'storefrontOrderPlaced',
    method: 'GET',
    path: '/checkout/success/{orderUuid}',
    ...PAGE,
    params: orderParams,
    /** `token`: the order token, for visitors outside of the session that placed the order. */
    query: z.object({
      token: z.string().optional(),
      /** Present if an account was just created from the order. */
      account: z.string().optional(),
      /** The number of automatic payment checks made by the page so far. */
      check: z.string().optional(),
    }),
    handle: (call) =>
      confirmationPage(call, call.params.orderUuid, {
        token: call.query.token ?? null,
        checks: Number(call.query.check) || 0,
        isAccountNew: call.query.account !== undefined,
      }),
  }),

  defineRoute({
    id: 'storefrontAccountOfOrder',
    method: 'POST',
    path: '/checkout/success/{orderUuid}/account',
    ...PAGE,
    rateTier: 'signup',
    params: orderParams,
    body: newCustomerBody.pick({ password: true }),
    async handle(call) {
      const { uuid } = await makeAccountOf(call, call.params.orderUuid, call.body.password);
      return reply.redirect(303, `/checkout/success/${uuid}?account`);
    },
    formPage: ({ params: { orderUuid } }) => `/checkout/success/${orderUuid}`,
    refused: (form) =>
      confirmationPage(form, form.params.orderUuid, { form: sentForm(form, [], '', ['password']) }),
  }),
];
