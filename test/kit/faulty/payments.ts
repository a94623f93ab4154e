import { randomUUID } from 'node:crypto';
import { html } from '@shop/runtime/extension';
import type { LostAttempt, PaidOrder, PaymentCall, PaymentRecord } from '@shop/runtime/extension';
import { testPaymentMethod } from '@shop/runtime/testing';
import type { ApiRecord } from '@shop/runtime/testing';
import type { Sample } from './sample.ts';
import { extensionOf } from './sample.ts';

/** Creates a gateway that acts once per key and records what it moved for each order. */
function createGateway() {
  const done = new Map<string, PaymentRecord>();
  const moves: { readonly order: string; readonly action: string; readonly amount: number }[] = [];
  const act = ({ order, amount, transaction }: PaymentCall, action: PaymentRecord['action'], key: string) => {
    const known = done.get(key);
    if (known) return known;
    moves.push({ order: order.uuid, action, amount: Number(amount) });
    const record: PaymentRecord = {
      transactionId: `${action}-${randomUUID()}`,
      action,
      type: 'online',
      amount,
      currency: order.currency,
      ...(transaction && { parentTransactionId: transaction.transaction_id }),
    };
    done.set(key, record);
    return record;
  };
  const sum = (uuid: string, action: string) =>
    moves
      .filter((move) => move.order === uuid && move.action === action)
      .reduce((all, { amount }) => all + amount, 0)
      .toFixed(2);
  return {
    done,
    act,
    moved: ({ uuid }: ApiRecord) => ({ captured: sum(uuid, 'capture'), refunded: sum(uuid, 'refund') }),
  };
}

export type Changes = (gateway: ReturnType<typeof createGateway>) => object;

/** Creates a sample of a payment method that differs from a correct one. */
export function sample(fault: string, changes: Changes, ...caught: readonly string[]): Sample {
  const gateway = createGateway();
  const method = {
    code: 'box',
    name: 'Box',
    statuses: [
      {
        code: 'box_held',
        label: 'Held',
        phase: 'authorized',
        capturable: true,
        cancelable: true,
        voidable: true,
      },
    ],
    onOrderPlaced: ({ order }: { order: PaidOrder }) => placed(order),
    capture: async (call: PaymentCall) => gateway.act(call, 'capture', call.idempotencyKey),
    refund: async (call: PaymentCall) => gateway.act(call, 'refund', call.idempotencyKey),
    void: async (call: PaymentCall) => gateway.act(call, 'void', call.idempotencyKey),
    findAttempt: async ({ idempotencyKey }: LostAttempt) => gateway.done.get(idempotencyKey) ?? null,
    ...changes(gateway),
  };
  return {
    fault,
    caught,
    suite: testPaymentMethod({
      extension: extensionOf('box', { paymentMethods: [method] }),
      method: 'box',
      callMs: 1000,
      config: { deadlines: { callMs: 1000 } },
      credential: () => ({ kind: 'box_token', token: `box-${randomUUID()}` }),
      moved: gateway.moved,
    }),
  };
}

const placed = (order: PaidOrder, changes: object = {}) => ({
  transactionId: `hold-${order.uuid}`,
  action: 'authorize',
  type: 'online',
  amount: order.grand_total,
  currency: order.currency,
  status: 'box_held',
  ...changes,
});
const placing = (fault: string, changes: object, ...caught: readonly string[]): Sample =>
  sample(
    fault,
    () => ({ onOrderPlaced: ({ order }: { order: PaidOrder }) => placed(order, changes) }),
    ...caught,
  );
const capturing = (
  fault: string,
  change: (record: PaymentRecord) => unknown,
  ...caught: readonly string[]
): Sample =>
  sample(
    fault,
    ({ act }) => ({
      capture: async (call: PaymentCall) => change(act(call, 'capture', call.idempotencyKey)),
    }),
    ...caught,
  );

const STARTS = 'a shop starts';
const PLACED = 'onOrderPlaced answers';
const CAPTURE = 'a capture takes';
const REFUNDS = 'refunds give back';
const AVAILABLE = 'isAvailable answers';
let opened = 0;

export const paymentSamples: readonly Sample[] = [
  sample('none: a method with a hold, captures, refunds and a form', () => ({
    isAvailable: async () => true,
    checkoutForm: async ({ order }: { order: PaidOrder }) => ({
      redirectTo: `https://box.test/${order.uuid}`,
    }),
    setup: async () => ({
      mode: 'test',
      missing: [],
      addresses: [{ purpose: 'webhook', url: 'https://shop.test/hook' }],
    }),
    endPayment: async () => null,
    amountStep: () => 1,
  })),
  sample(
    'isAvailable that throws',
    () => ({ isAvailable: () => Promise.reject(new Error('no account')) }),
    AVAILABLE,
    'shoppers are offered',
  ),
  sample(
    'isAvailable that hangs',
    () => ({ isAvailable: () => new Promise(() => undefined) }),
    AVAILABLE,
    'shoppers are offered',
  ),
  sample('isAvailable that answers a text', () => ({ isAvailable: async () => 'yes' }), AVAILABLE),
  sample('a hint that is no text', () => ({ checkoutHint: async () => 1790 }), 'checkoutHint answers'),
  placing('a hold of NaN', { amount: Number.NaN }, PLACED, 'each order'),
  placing('a hold of a cent', { amount: '0.01' }, PLACED, 'each order'),
  placing('a hold in another currency', { currency: 'EUR' }, PLACED, 'each order'),
  placing('a hold without an id', { transactionId: undefined }, PLACED, 'each order'),
  placing('one id for all orders', { transactionId: 'hold' }, 'each order'),
  placing('a status that nobody declares', { status: 'box_payed' }, PLACED, 'each order'),
  sample(
    'onOrderPlaced that is asynchronous',
    () => ({ onOrderPlaced: async ({ order }: { order: PaidOrder }) => placed(order) }),
    PLACED,
    'each order',
  ),
  sample(
    'a phase that there is not',
    () => ({ statuses: [{ code: 'box_held', label: 'Held', phase: 'payed' }] }),
    STARTS,
  ),
  sample('a transition to nowhere', () => ({ transitions: [{ on: 'paid', to: 'box_nowhere' }] }), STARTS),
  capturing('captured minor units', (record) => ({ ...record, amount: '1790' }), CAPTURE),
  capturing('a capture in another currency', (record) => ({ ...record, currency: 'EUR' }), CAPTURE),
  capturing('a capture that is no record', () => ({ ok: true }), CAPTURE),
  sample(
    'a capture that ignores the key',
    ({ act }) => ({ capture: async (call: PaymentCall) => act(call, 'capture', randomUUID()) }),
    CAPTURE,
  ),
  sample(
    'a capture that moves the money twice under one id',
    ({ act }) => ({
      capture: async (call: PaymentCall) => ({
        ...act(call, 'capture', randomUUID()),
        transactionId: `capture-${call.idempotencyKey}`,
      }),
    }),
    CAPTURE,
  ),
  sample('a capture that hangs', () => ({ capture: () => new Promise(() => undefined) }), CAPTURE),
  sample(
    'a refund of everything in place of a part',
    ({ act }) => ({
      refund: async (call: PaymentCall) => ({ ...act(call, 'refund', call.idempotencyKey), amount: '17.90' }),
    }),
    REFUNDS,
  ),
  sample(
    'refunds of one id',
    ({ act }) => ({
      refund: async (call: PaymentCall) => ({
        ...act(call, 'refund', call.idempotencyKey),
        transactionId: `refund-${call.order.uuid}`,
      }),
    }),
    REFUNDS,
  ),
  sample(
    'a refund that ignores the key',
    ({ act }) => ({ refund: async (call: PaymentCall) => act(call, 'refund', randomUUID()) }),
    REFUNDS,
  ),
  sample(
    'a void of another action',
    ({ act }) => ({ void: async (call: PaymentCall) => act(call, 'refund', call.idempotencyKey) }),
    'a cancellation',
  ),
  sample(
    'a form that opens a payment at each look',
    () => ({ checkoutForm: async () => ({ redirectTo: `https://box.test/${(opened += 1)}` }) }),
    'the form of an order',
  ),
  sample(
    'a form that leads to a path',
    () => ({ checkoutForm: async () => ({ redirectTo: '/pay' }) }),
    'the form of an order',
  ),
  sample(
    'a form that throws',
    () => ({ checkoutForm: () => Promise.reject(new Error('no')) }),
    'the form of an order',
  ),
  sample(
    'findAttempt that invents',
    () => ({
      findAttempt: async ({ idempotencyKey, amount }: LostAttempt) => ({
        transactionId: idempotencyKey,
        action: 'refund',
        type: 'online',
        amount,
        currency: 'USD',
      }),
    }),
    'findAttempt',
  ),
  sample('steps of nothing', () => ({ amountStep: () => 0 }), 'amountStep'),
  sample(
    'an address without a host',
    () => ({
      setup: async () => ({ mode: 'test', missing: [], addresses: [{ purpose: 'webhook', url: '/hook' }] }),
    }),
    'setup',
  ),
  sample(
    'cards of everybody',
    () => ({
      storedCards: async () => [{ id: 'a', brand: 'Visa', last4: '4242', expMonth: 4, expYear: 2030 }],
      removeStoredCard: async () => undefined,
    }),
    'stored cards',
  ),
  sample(
    'a card that is removed twice',
    () => ({
      storedCards: async () => [],
      removeStoredCard: () => Promise.reject(new Error('no such card')),
    }),
    'stored cards',
  ),
  sample('none: a form of markup', () => ({
    checkoutForm: async () => ({ markup: html`<p>Pay by letter.</p>` }),
  })),
];
