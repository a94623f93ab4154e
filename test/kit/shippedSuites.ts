import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import {
  dataOf,
  testExpressPayment,
  testMigrations,
  testPaymentMethod,
  testProcessor,
  testShippingProvider,
  testTheme,
  testWebhook,
} from '@shop/runtime/testing';
import type { ApiRecord, CardGateway, Suite, TestShop, WalletSimulator } from '@shop/runtime/testing';
import walletgw from '@shop/walletgw';
import gazette from '../../examples/extensions/gazette/src/index.ts';
import loyalty from '../../examples/extensions/loyalty/src/index.ts';
import paper from '../../examples/extensions/paper/src/index.ts';
import memberPrices from '../support/memberPrices.ts';

/** Returns the sum of amounts in cents as a decimal string. */
const decimal = (cents: readonly number[]): string =>
  (cents.reduce((sum, one) => sum + one, 0) / 100).toFixed(2);

const statusOf = async (shop: TestShop, { uuid }: ApiRecord) => {
  const { payment_status, status } = dataOf(await shop.admin('GET', `/api/orders/${uuid}`));
  const document =
    'query($uuid: String!) { order(uuid: $uuid) { paymentTransactions { paymentAction amount { value } } } }';
  const { order } = dataOf(await shop.query(document, { uuid }, 'admin'));
  return { status, payment_status, transactions: order.paymentTransactions };
};

const newOrder = async (shop: TestShop, paymentMethod: string) => {
  const { sku } = await shop.make.product({ price: '17.90', no_shipping_required: true });
  return shop.make.order({ items: [{ sku }], paymentMethod });
};

const cardConfig = ({ url, scriptUrl, secretKey, publishableKey, endpointSecret }: CardGateway) => ({
  system: { cardgw: { apiBase: url, scriptUrl, secretKey, publishableKey, endpointSecret, timeoutMs: 2000 } },
});

/** Returns the card gateway suites, which use the gateway simulator. */
export function cardSuites(card: CardGateway): readonly Suite[] {
  const shared = { extension: cardgw, config: cardConfig(card) };
  const intentsOf = ({ uuid }: ApiRecord) =>
    card.intents().filter(({ metadata }) => metadata['order_id'] === uuid);
  const pay = async (shop: TestShop, { uuid }: ApiRecord) => {
    const from = card.events.length;
    const { clientSecret } = dataOf(
      await shop.request('POST', '/api/cardgw/paymentIntents', { cart_id: 'any', order_id: uuid }),
    );
    card.pay(clientSecret.split('_secret_')[0]);
    return card.events.slice(from);
  };
  const manual = (shop: TestShop) => shop.make.settings({ cardgwPaymentMode: 'authorizeOnly' });
  return [
    testPaymentMethod({
      ...shared,
      method: 'cardgw',
      prepare: manual,
      credential: () => ({ kind: 'shared_payment_token', token: card.shareToken() }),
      async pay(shop, order) {
        for (const event of await pay(shop, order)) {
          const { body, headers } = card.signed(event);
          dataOf(await shop.request('POST', '/api/cardgw/webhook', body, { headers }));
        }
      },
      moved(order) {
        const intents = intentsOf(order);
        const ids = new Set(intents.map(({ id }) => id));
        const refunds = card
          .refunds()
          .filter((one) => ids.has(one.payment_intent) && one.status === 'succeeded');
        return {
          captured: decimal(intents.map((one) => one.amount_received)),
          refunded: decimal(refunds.map(({ amount }) => amount)),
        };
      },
      payable: (order) => intentsOf(order).filter(({ status }) => status !== 'canceled').length,
    }),
    testExpressPayment({
      ...shared,
      express: 'cardgw',
      approve: ({ redirectTo }) => ({ confirmation_token: card.approve({ returnUrl: redirectTo }) }),
    }),
    testWebhook({
      ...shared,
      path: '/api/cardgw/webhook',
      prepare: manual,
      async arrange(shop) {
        const order = await newOrder(shop, 'cardgw');
        const events = await pay(shop, order);
        return { events, state: () => statusOf(shop, order) };
      },
      sign: (body, at) => card.signed(body, at).headers,
      unknownEvent: { id: 'evt_unknown', object: 'event', type: 'customer.created', data: { object: {} } },
    }),
    testMigrations({ extension: cardgw }),
  ];
}

const walletConfigOf = ({ url, clientId, clientSecret, webhookId }: WalletSimulator) => ({
  system: { walletgw: { environment: url, clientId, clientSecret, webhookId, timeoutMs: 2000 } },
});

/** Returns the wallet gateway suites, which use the gateway simulator. */
export function walletSuites(wallet: WalletSimulator): readonly Suite[] {
  const shared = { extension: walletgw, config: walletConfigOf(wallet) };
  const authorize = (shop: TestShop) => shop.make.settings({ walletgwPaymentIntent: 'AUTHORIZE' });
  const approve = async (shop: TestShop, { uuid }: ApiRecord) => {
    wallet.events.length = 0;
    const { walletgwOrderId } = dataOf(
      await shop.request('POST', '/api/walletgw/orders', { order_id: uuid }),
    );
    wallet.approve(walletgwOrderId);
    return walletgwOrderId as string;
  };
  const ofOrder = (
    { uuid }: ApiRecord,
    payments: ReadonlyMap<string, { orderId: string; amount: { value: string } }>,
  ) =>
    [...payments.values()]
      .filter(({ orderId }) => wallet.ledger.order(orderId).body.purchase_units[0]?.custom_id === uuid)
      .map(({ amount }) => Math.round(Number(amount.value) * 100));
  return [
    testPaymentMethod({
      ...shared,
      method: 'walletgw',
      prepare: authorize,
      async pay(shop, order) {
        const token = await approve(shop, order);
        await shop.request('GET', `/walletgw/processing/${order.uuid}?token=${token}`);
      },
      moved: (order) => ({
        captured: decimal(ofOrder(order, wallet.ledger.captures)),
        refunded: decimal(ofOrder(order, wallet.ledger.refunds)),
      }),
    }),
    testExpressPayment({
      ...shared,
      express: 'walletgw',
      approve({ reference }) {
        wallet.approve(reference);
        return { token: reference };
      },
    }),
    testWebhook({
      ...shared,
      path: '/api/walletgw/webhook',
      async arrange(shop) {
        const order = await newOrder(shop, 'walletgw');
        await approve(shop, order);
        const events = wallet.events.splice(0).map(({ body }) => body);
        return { events, state: () => statusOf(shop, order) };
      },
      sign: (body) => wallet.sign(body).headers,
      unknownEvent: { id: 'WH-1', event_type: 'CUSTOMER.CREATED', resource: {} },
      // The gateway itself verifies its deliveries and does not limit their age.
      signsTime: false,
    }),
  ];
}

/** Adds methods that are free from a subtotal on, by a condition and by tiers, and one that is free for light parcels. */
async function freeRates(shop: TestShop, zone: ApiRecord): Promise<void> {
  const rates = [
    { cost: 0, condition_type: 'price', min: 50 },
    {
      price_based_cost: [
        { min_price: 0, cost: 9 },
        { min_price: '75.50', cost: 0 },
      ],
    },
    { cost: 0, condition_type: 'weight', max: 2 },
  ];
  for (const [index, rate] of rates.entries()) {
    const name = { name: `Free ${index}` };
    const method = dataOf(await shop.admin('POST', '/api/shippingProviders/core/methods', name));
    const of = { method_id: method.uuid, zone_id: zone.uuid };
    dataOf(await shop.admin('POST', '/api/shippingProviders/core/rates', { ...of, ...rate }));
  }
}

/** Suites of extensions that need no gateway. The flat-rate suites are in `test/docs/flatRate.test.ts`. */
export const plainSuites: readonly Suite[] = [
  testShippingProvider({ extension: coreShipping, provider: 'core', prepare: freeRates }),
  testMigrations({ extension: coreShipping }),
  testPaymentMethod({ extension: cod, method: 'cod' }),
  testMigrations({ extension: loyalty }),
  testProcessor({
    extension: loyalty,
    key: 'cartDiscounts',
    prepare: (shop) => shop.make.settings({ loyaltyDiscountPercent: 10, loyaltyDiscountFrom: 0 }),
    cases: [
      {
        what: 'a customer with enough points',
        value: [500],
        context: {
          currency: 'USD',
          customerId: 7,
          customerGroupId: null,
          coupon: 'FIVE',
          lines: [{ productId: 1, sku: 'MUG', qty: 3, unitPrice: 1000, total: 3000 }],
        },
      },
    ],
  }),
  ...(['cartItemUnitPrice', 'cartItemTaxRate', 'cartDiscounts', 'cartShippingFee'] as const).map((key) =>
    testProcessor({ extension: memberPrices, key }),
  ),
  testTheme({ extension: paper }),
  testTheme({ extension: gazette }),
];
