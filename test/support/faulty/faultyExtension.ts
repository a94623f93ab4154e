import {
  defineExtension,
  defineProcessor,
  defineRoute,
  defineSubscriber,
  defineWidget,
  html,
  z,
} from '@shop/runtime/extension';
import type { PaymentMethod, PaymentRecord, ShippingProvider } from '@shop/runtime/extension';
import { faulty } from './faults.ts';

/** The SKU of products by which a processor recognizes that it should act. */
export const PRICED = 'PRICED-BY-FAULTY';
export const REFUSED = 'REFUSED-BY-FAULTY';

const provider: ShippingProvider = {
  code: 'faulty',
  name: 'Faulty post',
  getMethods: async () => {
    const method = { code: 'post', name: 'Post', cost: '7.00' };
    return faulty('shipping provider', () => [method], [{ ...method, cost: '9'.repeat(40) }]);
  },
};

const method: PaymentMethod = {
  code: 'faulty',
  name: 'Faulty pay',
  statuses: [{ code: 'faulty_held', label: 'Held', phase: 'authorized', capturable: true }],
  isAvailable: () => faulty('availability', () => true),
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

/** A form that the shopper fills in, so that its payment page can fail. */
const form: PaymentMethod = {
  code: 'faultyform',
  name: 'Faulty form',
  checkoutForm: async () => faulty('form', () => ({ markup: html`<p>Pay here</p>` })),
};

/** An extension with a contribution of each kind, of which a test lets one fail at a time. */
export const faultyExtension = defineExtension({
  name: 'faulty',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({
    shippingProviders: [provider],
    paymentMethods: [method, form],
    processors: [
      defineProcessor({
        key: 'cartItemUnitPrice',
        process: (price, line) =>
          line.sku === PRICED ? faulty('price', () => price, Number.MAX_VALUE) : price,
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
