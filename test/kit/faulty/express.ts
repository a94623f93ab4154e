import { randomUUID } from 'node:crypto';
import { html } from '@shop/runtime/extension';
import type { ExpressCall, ExpressReturn } from '@shop/runtime/extension';
import { testExpressPayment } from '@shop/runtime/testing';
import type { Sample } from './sample.ts';
import { extensionOf } from './sample.ts';

/** Creates a wallet that creates one payment for each key, and knows which ones are approved. */
function createWallet() {
  const payments = new Map<string, { id: string; cart: string; isApproved: boolean }>();
  const byId = (id: string | undefined) => [...payments.values()].find((one) => one.id === id);
  return {
    byId,
    begin(cart: string, key: string) {
      const payment = payments.get(key) ?? { id: randomUUID(), cart, isApproved: false };
      payments.set(key, payment);
      return { reference: payment.id, redirectTo: `https://box.test/${payment.id}` };
    },
  };
}

type Changes = (wallet: ReturnType<typeof createWallet>) => object;

const address = {
  full_name: 'Ada Lovelace',
  telephone: '',
  address_1: '1 Main St',
  address_2: null,
  city: 'Oakland',
  province: 'CA',
  postcode: '94607',
  country: 'US',
};
const approvalOf = (reference: string) => ({ reference, email: 'ada@example.com', address });

const form = async () => ({ markup: html`<button>Pay</button>` });

/** Creates a sample of an express payment that differs from a correct one. */
function sample(fault: string, changes: Changes, ...caught: readonly string[]): Sample {
  const wallet = createWallet();
  const express = {
    code: 'boxExpress',
    method: 'box',
    begin: async ({ cart, requestId }: ExpressCall) => wallet.begin(cart.uuid, requestId),
    approval: async ({ cart, query }: ExpressReturn) => {
      const payment = wallet.byId(query['token']);
      return payment?.isApproved && payment.cart === cart.uuid ? approvalOf(payment.id) : null;
    },
    ...changes(wallet),
  };
  return {
    fault,
    caught,
    suite: testExpressPayment({
      extension: extensionOf('box', {
        paymentMethods: [{ code: 'box', name: 'Box' }],
        expressPayments: [express],
      }),
      express: 'boxExpress',
      callMs: 1000,
      approve({ reference, redirectTo }) {
        // A form of the shop has no payment before its approval, and returns to the cart.
        const cart = new URL(redirectTo).searchParams.get('cart');
        const token = cart === null ? reference : wallet.begin(cart, reference).reference;
        Object.assign(wallet.byId(token) ?? {}, { isApproved: true });
        return { token };
      },
    }),
  };
}

const BEGIN = 'begin answers the payment';
const ONE = 'begin answers one payment';
const UNAPPROVED = 'a payment that is not approved';
const APPROVED = 'an approval has the payment';
const OWN = 'an approval is of its own cart';

export const expressSamples: readonly Sample[] = [
  sample('none: a wallet that shares an address', () => ({})),
  sample(
    'a payment for each click',
    (wallet) => ({ begin: async ({ cart }: ExpressCall) => wallet.begin(cart.uuid, randomUUID()) }),
    ONE,
  ),
  sample(
    'begin without a reference',
    () => ({ begin: async () => ({ redirectTo: 'https://box.test/' }) }),
    BEGIN,
  ),
  sample(
    'a path in place of an address',
    () => ({ begin: async () => ({ reference: 'one', redirectTo: '/pay' }) }),
    BEGIN,
  ),
  sample('begin that hangs', () => ({ begin: () => new Promise(() => undefined) }), BEGIN),
  sample(
    'an approval by the query alone',
    () => ({
      approval: async ({ query }: ExpressReturn) => (query['token'] ? approvalOf(query['token']) : null),
    }),
    UNAPPROVED,
    OWN,
  ),
  sample(
    'an approval of any cart',
    (wallet) => ({
      approval: async ({ query }: ExpressReturn) => {
        const payment = wallet.byId(query['token']);
        return payment?.isApproved ? approvalOf(payment.id) : null;
      },
    }),
    OWN,
  ),
  sample(
    'an address without a city',
    (wallet) => ({
      approval: async ({ query }: ExpressReturn) => {
        const payment = wallet.byId(query['token']);
        const { city: _city, ...rest } = address;
        return payment ? { ...approvalOf(payment.id), address: rest } : null;
      },
    }),
    APPROVED,
  ),
  sample('none: a form of the shop', () => ({ begin: undefined, form })),
  sample(
    'a form that is text',
    () => ({ begin: undefined, form: async () => ({ markup: '<button>Pay</button>' }) }),
    BEGIN,
  ),
  sample('begin and form at once', () => ({ form }), 'a shop starts'),
  sample('a code of another word', () => ({ code: 'express' }), 'a shop starts'),
  sample('a place that there is not', () => ({ places: ['basket'] }), 'a shop starts'),
];
