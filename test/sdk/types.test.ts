import { createClient, createShopClient, isShopError } from '@shop/sdk';
import type {
  CartItem,
  CreatedCart,
  Customer,
  CustomerAddress,
  Listing,
  Order,
  PlacedOrder,
  ShopClient,
  ShopErrorCode,
} from '@shop/sdk';
import { adminGraphql, graphql } from '@shop/sdk/graphql';
import { carts } from '@shop/sdk/resources';
import type { TadaDocumentNode } from 'gql.tada';
import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { cartItemAnswer } from '../../packages/runtime/src/modules/carts/cartAnswers.ts';
import type { customerRow } from '../../packages/runtime/src/modules/customers/customer.repo.ts';
import type { customerAddressAnswer } from '../../packages/runtime/src/modules/customers/addressAnswer.ts';
import type { orderAnswer } from '../../packages/runtime/src/modules/orders/orderAnswer.ts';

// The compiler runs these checks in `npm run check:types`. The `never` functions are compiled but not called.

declare module '@shop/sdk' {
  interface ExtensionErrorCodes {
    NO_POINTS_LEFT: true;
  }
}

const shop = createShopClient({ baseUrl: 'http://shop.test' });

test('the shop’s responses have the types of the SDK', () => {
  expectTypeOf<z.output<typeof cartItemAnswer>>().toExtend<CartItem>();
  // The SDK lists the payment statuses, while the schema accepts any string.
  expectTypeOf<Omit<z.output<typeof orderAnswer>, 'payment_status'>>().toExtend<
    Omit<Order, 'payment_status'>
  >();
  expectTypeOf<z.output<typeof customerRow>>().toExtend<Customer>();
  expectTypeOf<z.output<typeof customerAddressAnswer>>().toExtend<CustomerAddress>();
});

test('methods accept the path parameters, one object and options', () => {
  type Carts = ShopClient['carts'];
  expectTypeOf<ReturnType<Carts['create']>>().resolves.toEqualTypeOf<CreatedCart>();
  expectTypeOf<ReturnType<ShopClient['orders']['create']>>().resolves.toEqualTypeOf<PlacedOrder>();
  expectTypeOf<ReturnType<ShopClient['orders']['list']>>().toEqualTypeOf<Listing<Order[], Order>>();
  const never = () => [
    shop.orders.refund('id', { amount: 5, reason: undefined }, { signal: AbortSignal.abort() }),
    // @ts-expect-error -- a field that the API does not have
    shop.orders.refund('id', { ammount: 5 }),
    // @ts-expect-error -- a sku is needed
    shop.carts.addItem('id', { qty: 1 }),
    // @ts-expect-error -- the shop has no such status
    shop.rolloutPlans.list({ status: 'sometime' }),
    // @ts-expect-error -- the resource was not chosen
    createClient({ baseUrl: '' }, { carts }).orders,
  ];
  expectTypeOf(never).toBeFunction();
});

test('error codes are known, and a misspelled one is not', () => {
  const never = (error: unknown) => {
    if (!isShopError(error)) return '';
    switch (error.code) {
      case 'OUT_OF_STOCK':
      case 'NETWORK_ERROR':
      case 'NO_POINTS_LEFT':
        return error.message;
      // @ts-expect-error -- a misspelt code
      case 'OUT_OF_STOK':
        return '';
      default:
        return error.code;
    }
  };
  expectTypeOf(never).returns.toExtend<string>();
  expectTypeOf<'COUPON_NOT_FOUND' extends ShopErrorCode ? true : false>().toEqualTypeOf<true>();
  expectTypeOf<'COUPON_NOT_FOND' extends ShopErrorCode ? true : false>().toEqualTypeOf<false>();
});

test('documents of GraphQL have types', () => {
  const listing = graphql(
    'query ($filters: [FilterInput!]) { products(filters: $filters) { total items { sku name } } }',
  );
  const order = graphql('query ($uuid: String!) { order(uuid: $uuid) { orderNumber } }');
  const orders = adminGraphql('{ orders { items { orderNumber createdAt } } }');
  const generated = {} as TadaDocumentNode<{ a: string }, { id: number }>;
  const never = async () => {
    const { products } = await shop.graphql(listing);
    expectTypeOf(products.items[0]!).toEqualTypeOf<{ sku: string; name: string }>();
    expectTypeOf((await shop.graphql(order, { uuid: 'u' })).order).toEqualTypeOf<{
      orderNumber: string;
    } | null>();
    expectTypeOf((await shop.admin.graphql(orders)).orders!.items[0]!.createdAt).toEqualTypeOf<string>();
    expectTypeOf(await shop.graphql(generated, { id: 1 })).toEqualTypeOf<{ a: string }>();
    expectTypeOf(await shop.graphql<{ shop: string }>('{ shop }')).toEqualTypeOf<{ shop: string }>();
    // @ts-expect-error -- its variable is needed
    await shop.graphql(order);
    // @ts-expect-error -- a variable of another type
    await shop.graphql(listing, { filters: 'mug' });
    // @ts-expect-error -- a field that the query does not select
    void products.items[0]?.price;
    // @ts-expect-error -- a variable of another name
    await shop.graphql(generated, { uuid: 1 });
  };
  expectTypeOf(never).toBeFunction();
});
