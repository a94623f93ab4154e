import { createClient, createShopClient, defineResource, forwardedHeaders, isShopError } from '@shop/sdk';
import type {
  CallOptions,
  ClientOptions,
  Listing,
  Order,
  PaymentStatusCode,
  PlacedOrder,
  ShopClient,
  ShopErrorCode,
  ShopErrorKind,
} from '@shop/sdk';
import { carts, orders } from '@shop/sdk/resources';
import { expectTypeOf, test } from 'vitest';

// The compiler runs these checks in `npm run check:types`. The functions named `never` are compiled but not called.

const shop = createShopClient({ baseUrl: 'http://shop.test' });
const baseUrl = 'http://shop.test';

test('a client accepts its options, and no others', () => {
  const never = () => [
    createShopClient({ baseUrl, token: 'a' }),
    createShopClient({ baseUrl, token: async () => undefined }),
    createShopClient({ baseUrl, credentials: 'include', retries: 0, timeoutMs: 5 }),
    createShopClient({ baseUrl, headers: forwardedHeaders({ headers: new Headers() }) }),
    createShopClient({ baseUrl, onRequest: ({ headers }) => headers.set('x-a', 'b') }),
    // @ts-expect-error -- the address of the shop is missing
    createShopClient({}),
    // @ts-expect-error -- a misspelt option
    createShopClient({ baseURL: baseUrl }),
    // @ts-expect-error -- an option that does not exist
    createShopClient({ baseUrl, apiKey: 'a' }),
    // @ts-expect-error -- a token is text
    createShopClient({ baseUrl, token: 5 }),
    // @ts-expect-error -- a way of credentials that fetch does not have
    createShopClient({ baseUrl, credentials: 'always' }),
    // @ts-expect-error -- milliseconds are a number
    createShopClient({ baseUrl, timeoutMs: '5s' }),
    // @ts-expect-error -- headers are texts
    createShopClient({ baseUrl, headers: { 'x-a': 5 } }),
  ];
  expectTypeOf(never).toBeFunction();
  expectTypeOf<ClientOptions['baseUrl']>().toEqualTypeOf<string>();
  expectTypeOf<CallOptions>().toHaveProperty('deadlineMs').toEqualTypeOf<number | undefined>();
  expectTypeOf<CallOptions>().toHaveProperty('signal').toEqualTypeOf<AbortSignal | undefined>();
});

test('a smaller client has the selected resources, and no others', () => {
  const small = createClient({ baseUrl }, { carts, orders });
  expectTypeOf(small.carts).toEqualTypeOf<ShopClient['carts']>();
  expectTypeOf(small.orders).toEqualTypeOf<ShopClient['orders']>();
  expectTypeOf(small).toHaveProperty('request');
  expectTypeOf(small).toHaveProperty('graphql');
  expectTypeOf(small).not.toHaveProperty('products');
  expectTypeOf(small).not.toHaveProperty('admin');
  const never = () => [
    // @ts-expect-error -- a resource that was not chosen
    small.products.list(),
    // @ts-expect-error -- a misspelt resource
    shop.cart.create({ items: [] }),
    // @ts-expect-error -- a misspelt method
    shop.carts.add('id', { sku: 'A', qty: 1 }),
    // @ts-expect-error -- a resource is no text
    createClient({ baseUrl }, { carts: 'carts' }),
  ];
  expectTypeOf(never).toBeFunction();
});

test('carts accept what the API accepts', () => {
  const never = () => [
    shop.carts.create({ items: [{ sku: 'A', qty: 2 }] }),
    shop.carts.addItem('id', { sku: 'A', qty: 1 }, { idempotencyKey: 'a'.repeat(16) }),
    shop.carts.setContact('id', { email: 'ada@example.com' }),
    shop.carts.applyCoupon('id', { coupon: 'SALE' }),
    shop.carts.setShippingMethod('id', { provider_code: 'core', method_code: 'a' }),
    // @ts-expect-error -- the id of the cart is missing
    shop.carts.addItem({ sku: 'A', qty: 1 }),
    // @ts-expect-error -- an id is text
    shop.carts.addItem(5, { sku: 'A', qty: 1 }),
    // @ts-expect-error -- a misspelt field
    shop.carts.setContact('id', { mail: 'ada@example.com' }),
    // @ts-expect-error -- an email address is text
    shop.carts.setContact('id', { email: 5 }),
    // @ts-expect-error -- the fields are in snake case
    shop.carts.setShippingMethod('id', { providerCode: 'core', methodCode: 'a' }),
    // @ts-expect-error -- the coupon is missing
    shop.carts.applyCoupon('id', {}),
    // @ts-expect-error -- an unknown option
    shop.carts.create({ items: [] }, { retry: 5 }),
    // @ts-expect-error -- a signal is no controller
    shop.carts.create({ items: [] }, { signal: new AbortController() }),
  ];
  expectTypeOf(never).toBeFunction();
  type Methods = Awaited<ReturnType<ShopClient['carts']['availableShippingMethods']>>;
  expectTypeOf<Methods[number]['providerCode']>().toEqualTypeOf<string>();
  expectTypeOf<Methods[number]['cost']['value']>().toEqualTypeOf<number>();
});

test('an order has statuses by name', () => {
  expectTypeOf<PlacedOrder['orderToken']>().toEqualTypeOf<string>();
  expectTypeOf<Order['uuid']>().toEqualTypeOf<string>();
  expectTypeOf<Order['grand_total']>().toEqualTypeOf<number>();
  expectTypeOf<Order['customer_full_name']>().toEqualTypeOf<string | null>();
  expectTypeOf<Order['payment_status']>().toEqualTypeOf<PaymentStatusCode>();
  expectTypeOf<'pending'>().toExtend<PaymentStatusCode>();
  expectTypeOf<'cardgw_captured'>().toExtend<PaymentStatusCode>();
  expectTypeOf<'walletgw_pending'>().toExtend<PaymentStatusCode>();
  expectTypeOf<'cod_pending'>().toExtend<PaymentStatusCode>();
  expectTypeOf<'payed'>().not.toExtend<PaymentStatusCode>();
  expectTypeOf<string>().not.toExtend<Order['status']>();
  expectTypeOf<string>().not.toExtend<Order['shipment_status']>();
  const never = (order: Order) => [
    order.payment_status === 'cardgw_captured',
    order.shipment_status === 'unfullfilled',
    // @ts-expect-error -- a payment status that no method has
    order.payment_status === 'captured',
    // @ts-expect-error -- a misspelt status of the goods
    order.shipment_status === 'unfulfilled',
    // @ts-expect-error -- a status that orders do not have
    order.status === 'shipped_to_moon',
    // @ts-expect-error -- a field that orders do not have
    order.total,
    // @ts-expect-error -- a total is a number
    order.grand_total.toUpperCase(),
    // @ts-expect-error -- a name may be missing
    order.customer_full_name.length,
  ];
  expectTypeOf(never).toBeFunction();
});

test('a payment is a step, distinguished by its kind', () => {
  type Start = Awaited<ReturnType<ShopClient['orders']['startPayment']>>;
  type State = Awaited<ReturnType<ShopClient['orders']['finishPayment']>>;
  expectTypeOf<Start['step']['kind']>().toEqualTypeOf<'redirect' | 'client' | 'instructions' | 'none'>();
  expectTypeOf<Extract<Start['step'], { kind: 'redirect' }>['url']>().toEqualTypeOf<string>();
  expectTypeOf<Extract<Start['step'], { kind: 'client' }>['data']>().toEqualTypeOf<Record<string, unknown>>();
  expectTypeOf<State['is_payable']>().toEqualTypeOf<boolean>();
  expectTypeOf<State['cart_id']>().toEqualTypeOf<string | null>();
  expectTypeOf<'paid'>().toExtend<State['phase']>();
  expectTypeOf<Start>().toExtend<State>();
  expectTypeOf<ReturnType<ShopClient['orders']['getPayment']>>().resolves.toEqualTypeOf<State>();
  expectTypeOf<ReturnType<ShopClient['orders']['endPayment']>>().resolves.toEqualTypeOf<State>();
  const never = ({ step, phase, instructions }: Start) => [
    step.kind === 'redirect' && step.url,
    step.kind === 'client' && step.data['clientSecret'],
    instructions?.details.map(({ key, value }) => `${key}: ${value}`),
    shop.orders.startPayment('id', { token: 'a', return_url: 'https://front.example' }),
    shop.orders.getPayment('id', { token: 'a' }),
    // @ts-expect-error -- a step has an address only where it redirects
    step.url,
    // @ts-expect-error -- a kind that no step has
    step.kind === 'form',
    // @ts-expect-error -- a phase that no payment has
    phase === 'payed',
    // @ts-expect-error -- there may be no instructions
    instructions.text,
    // @ts-expect-error -- the field is in snake case
    shop.orders.startPayment('id', { token: 'a', returnUrl: 'https://front.example' }),
    // @ts-expect-error -- a token is text
    shop.orders.finishPayment('id', { token: 5 }),
  ];
  expectTypeOf(never).toBeFunction();
});

test('the merchant’s methods accept what the API accepts', () => {
  const never = () => [
    shop.orders.capture('id', { amount: 5 }),
    shop.orders.cancel('id', { reason: 'sold out' }),
    shop.products.create({ name: 'Mug', sku: 'MUG', price: 5, qty: 1, url_key: 'mug' }),
    shop.products.update('id', { price: 5 }, { ifMatch: '"1"' }),
    shop.products.list({ 'price[lteq]': 20, ob: 'price', limit: 50 }),
    // @ts-expect-error -- a reason is needed
    shop.orders.cancel('id', {}),
    // @ts-expect-error -- a misspelt field of a refund
    shop.orders.refund('id', { items: [{ order_item: 'a', qty: 1 }] }),
    // @ts-expect-error -- a quantity is a number
    shop.orders.refund('id', { items: [{ order_item_id: 'a', qty: '1' }] }),
    // @ts-expect-error -- a filter that products do not have
    shop.products.list({ colour: 'red' }),
    // @ts-expect-error -- an operation that the filter does not have
    shop.products.list({ 'price[between]': 20 }),
    // @ts-expect-error -- a limit is a number
    shop.products.list({ limit: 'many' }),
    // @ts-expect-error -- a price is no yes or no
    shop.products.update('id', { price: true }),
    // @ts-expect-error -- a method without a body takes none
    shop.products.get('id', { fields: 'all' }),
  ];
  expectTypeOf(never).toBeFunction();
  expectTypeOf<ReturnType<ShopClient['products']['export']>>().resolves.toEqualTypeOf<string>();
});

test('a list is a page, and iterates over its rows', () => {
  type Orders = ReturnType<ShopClient['orders']['list']>;
  expectTypeOf<Orders>().toEqualTypeOf<Listing<Order[], Order>>();
  expectTypeOf<Awaited<Orders>>().toEqualTypeOf<Order[]>();
  expectTypeOf<Awaited<ReturnType<Orders['meta']>>>().toExtend<{ total: number } | null>();
  const never = async () => {
    for await (const order of shop.orders.list()) expectTypeOf(order).toEqualTypeOf<Order>();
    // @ts-expect-error -- a page is no single row
    void (await shop.orders.list()).uuid;
    // @ts-expect-error -- a list loads its pages itself, and has no method for the next page
    shop.orders.list().next();
  };
  expectTypeOf(never).toBeFunction();
});

test('an error has a code by name', () => {
  expectTypeOf<'OUT_OF_STOCK'>().toExtend<ShopErrorCode>();
  expectTypeOf<'RETURN_URL_NOT_ALLOWED'>().toExtend<ShopErrorCode>();
  expectTypeOf<'NETWORK_ERROR'>().toExtend<ShopErrorCode>();
  expectTypeOf<'OUT_OF_STOK'>().not.toExtend<ShopErrorCode>();
  expectTypeOf<string>().not.toExtend<ShopErrorCode>();
  expectTypeOf<ShopErrorKind>().toEqualTypeOf<'api' | 'graphql' | 'network' | 'timeout' | 'aborted'>();
  const never = (error: unknown) => {
    // @ts-expect-error -- any value may be thrown
    void error.code;
    if (!isShopError(error)) return;
    expectTypeOf(error.status).toEqualTypeOf<number>();
    expectTypeOf(error.requestId).toEqualTypeOf<string | undefined>();
    expectTypeOf(error.details[0]?.path).toEqualTypeOf<string | undefined>();
    expectTypeOf(error.retryAfterSeconds).toEqualTypeOf<number | undefined>();
    // @ts-expect-error -- a misspelt code
    if (error.code === 'PAYMENT_NOT_STARTET') return;
    // @ts-expect-error -- a kind that no error has
    if (error.kind === 'http') return;
    switch (error.code) {
      case 'CART_CHANGED':
      case 'GATEWAY_UNAVAILABLE':
        break;
      // @ts-expect-error -- a misspelt code
      case 'CART_CHANGE':
    }
  };
  expectTypeOf(never).toBeFunction();
});

test('a custom resource has the methods of its table', () => {
  interface Points {
    get(customerId: string): Promise<{ balance: number }>;
    add(customerId: string, body: { points: number }): Promise<void>;
  }
  const points = defineResource<Points>({
    get: 'GET /api/points/{id}',
    add: 'POST /api/points/{id} body',
  });
  const client = createClient({ baseUrl }, { points });
  expectTypeOf(client.points.get).toEqualTypeOf<Points['get']>();
  const never = () => [
    client.points.add('id', { points: 5 }),
    // @ts-expect-error -- a misspelt field
    client.points.add('id', { point: 5 }),
    // @ts-expect-error -- a method of the type has no row in the table
    defineResource<Points>({ get: 'GET /api/points/{id}' }),
    // @ts-expect-error -- a row of the table is no method of the type
    defineResource<Points>({ get: 'GET /a', add: 'POST /a body', remove: 'DELETE /a' }),
    // @ts-expect-error -- a row is text
    defineResource<Points>({ get: 5, add: 'POST /a body' }),
  ];
  expectTypeOf(never).toBeFunction();
});
