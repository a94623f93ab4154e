import {
  defineExtension,
  defineProcessor,
  defineRoute,
  defineSubscriber,
  defineWidget,
  html,
  reply,
  z,
} from '@shop/runtime/extension';
import type { Carrier, PaymentMethod, PaymentRecord, ShippingProvider } from '@shop/runtime/extension';
import { faulty } from './faults.ts';

/** SKU prefix of the products that the processor changes. */
export const PRICED = 'PRICED-BY-FAULTY';
export const REFUSED = 'REFUSED-BY-FAULTY';

const provider: ShippingProvider = {
  code: 'faulty',
  name: 'Faulty post',
  getMethods: async () => {
    const method = { code: 'post', name: 'Post', cost: '7.00' };
    const many = Array.from({ length: 101 }, (_, index) => ({ ...method, code: `post-${index}` }));
    return faulty('shipping provider', () => [method], many);
  },
};

const method: PaymentMethod = {
  code: 'faulty',
  name: 'Faulty pay',
  statuses: [{ code: 'faulty_held', label: 'Held', phase: 'authorized', capturable: true }],
  isAvailable: () => faulty('availability', () => true),
  isOffered: () => faulty('offer', () => true),
  onOrderPlaced: ({ order }) => {
    const record: PaymentRecord = {
      transactionId: `held-${order.uuid}`,
      action: 'authorize',
      type: 'online',
      amount: order.grand_total,
      currency: order.currency,
      status: 'faulty_held',
    };
    return faulty('placing', () => record, { ...record, amount: '99999.00' });
  },
  capture: async ({ order, amount }) => {
    const record: PaymentRecord = {
      transactionId: `taken-${order.uuid}`,
      action: 'capture',
      type: 'online',
      amount,
      currency: order.currency,
    };
    return faulty('capture', () => record, { ...record, amount: '99999.00' });
  },
};

/** A payment method with a form, so that the payment page can fail. */
const form: PaymentMethod = {
  code: 'faultyform',
  name: 'Faulty form',
  checkoutForm: async () => faulty('form', () => ({ markup: html`<p>Pay here</p>` })),
};

/** A payment method for front ends that use its data, so that each payment function can fail. */
const steps: PaymentMethod = {
  code: 'faultysteps',
  name: 'Faulty steps',
  paymentInstructions: () => faulty('instructions', () => ({ text: 'Pay soon', details: [] })),
  startPayment: async () => faulty('start', () => ({ kind: 'none' as const })),
  finishPayment: async () => faulty('finish', () => null, { record: { transactionId: 'much' } }),
};

/** A carrier whose label creation can fail. */
const carrier: Carrier = {
  name: 'faulty',
  label: 'Faulty van',
  trackingUrl: () => null,
  createLabel: async () => {
    const label = { trackingNumber: 'T1', labelUrl: 'https://van.example/label' };
    return faulty('label', () => label);
  },
};

/** An extension with one contribution of each kind. A test lets one contribution fail at a time. */
export const faultyExtension = defineExtension({
  name: 'faulty',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({
    shippingProviders: [provider],
    paymentMethods: [method, form, steps],
    carriers: [carrier],
    onSettingsSave: [{ id: 'faulty.saved', handle: async () => faulty('hook', () => undefined) }],
    processors: [
      defineProcessor({
        key: 'cartItemUnitPrice',
        process: (price, line) =>
          line.sku === PRICED ? faulty('price', () => price, Number.MAX_VALUE) : price,
      }),
      defineProcessor({
        key: 'availableShippingMethods',
        process: (offers) =>
          faulty(
            'offers',
            () => offers,
            offers.flatMap((one) =>
              Array.from({ length: 101 }, (_, index) => ({ ...one, code: `${index}` })),
            ),
          ),
      }),
      defineProcessor({
        key: 'orderRefusals',
        process: (refusals, { cart }) =>
          cart.items.some(({ product_sku }) => product_sku === REFUSED)
            ? faulty('refusals', () => refusals)
            : refusals,
      }),
    ],
    widgets: [
      defineWidget({
        type: 'faulty',
        name: 'Faulty',
        settings: z.object({}),
        load: async (settings) =>
          faulty(
            'widget',
            () => settings.map(() => 'well'),
            Array.from({ length: 100_000 }, () => 'x'),
          ),
        render: (_settings, _page, loaded) => html`<p>Widget is ${loaded}</p>`,
      }),
    ],
    authenticators: [{ id: 'faulty', authenticate: async () => faulty('authenticator', () => null) }],
    routes: [
      defineRoute({
        id: 'faultyRoute',
        method: 'GET',
        path: '/api/faulty',
        access: 'public',
        handle: () => faulty('route', () => 'well'),
      }),
      defineRoute({
        id: 'faultyThing',
        method: 'GET',
        path: '/api/faulty/thing',
        access: 'public',
        response: z.object({ text: z.string() }),
        handle: () => faulty('described route', () => ({ text: 'well' }), { text: 'x'.repeat(5_000_000) }),
      }),
      defineRoute({
        id: 'faultyPage',
        kind: 'page',
        method: 'GET',
        path: '/faulty',
        access: 'public',
        handle: () => faulty('page', () => reply.page('<p>well</p>'), reply.page('x'.repeat(5_000_000))),
      }),
    ],
    subscribers: [
      defineSubscriber({
        id: 'faulty.ledger',
        event: 'order_placed',
        handle: async () => faulty('subscriber', () => undefined),
      }),
    ],
    jobs: [{ id: 'faulty.job', schedule: '0 0 1 1 *', run: async () => faulty('job', () => undefined) }],
  }),
});
