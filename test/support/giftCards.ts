import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { checkRecords } from '../../packages/runtime/src/store/doctor/diagnose.ts';
import { selectChecks } from '../../packages/runtime/src/store/doctor/checks.ts';
import { expect } from 'vitest';
import { createProduct, createReadyCart, dataOf } from './shop.ts';

/** A tender of an order in the API. */
export interface Tender {
  readonly id: string;
  readonly method: string;
  readonly label: string;
  readonly amount: number;
  readonly captured: number;
  readonly refunded: number;
}

/** Carts and orders of a test shop that gift cards and credit pay. The zone of the shop ships for 5.00. */
export function giftCardsOf(shop: TestShop) {
  const newCard = async (amount: number, more: object = {}): Promise<{ uuid: string; code: string }> =>
    dataOf(await shop.admin('POST', '/api/gift-cards', { amount, ...more }));
  const enter = (cart: string, code: string): Promise<TestAnswer> =>
    shop.request('POST', `/api/carts/${cart}/gift-cards`, { code });
  return {
    newCard,
    enter,
    balanceOf: async (uuid: string): Promise<number> =>
      dataOf(await shop.admin('GET', `/api/gift-cards/${uuid}`)).balance,
    /** Creates a cart of the given total, shipping included, that is ready to be ordered with a payment method. */
    async newCart(total: number, method = 'cod'): Promise<string> {
      const { sku } = await createProduct(shop, { price: total - 5, qty: 1000 });
      const cart = await createReadyCart(shop, sku);
      const choice = { method_code: method, method_name: method };
      dataOf(await shop.request('POST', `/api/carts/${cart}/paymentMethods`, choice));
      return cart;
    },
    place: (cart: string): Promise<TestAnswer> => shop.request('POST', '/api/orders', { cart_id: cart }),
    read: async (uuid: string) => dataOf(await shop.admin('GET', `/api/orders/${uuid}`)),
    /** Returns the tenders of an order without ids and labels: the method, and the amounts, captured and refunded. */
    async tendersOf(uuid: string): Promise<readonly (readonly [string, number, number, number])[]> {
      const { tenders } = dataOf(await shop.admin('GET', `/api/orders/${uuid}`)) as { tenders: Tender[] };
      return tenders.map((one) => [one.method, one.amount, one.captured, one.refunded] as const);
    },
    refund: (uuid: string, body: object = {}): Promise<TestAnswer> =>
      shop.admin('POST', `/api/orders/${uuid}/refunds`, body),
    capture: (uuid: string): Promise<TestAnswer> => shop.admin('POST', `/api/orders/${uuid}/capture`, {}),
    cancel: (uuid: string): Promise<TestAnswer> =>
      shop.admin('POST', `/api/orders/${uuid}/cancel`, { reason: 'test' }),
    /** Expects that all records of the shop, or those that the given rules check, are consistent. */
    async expectConsistent(only: readonly string[] = []): Promise<void> {
      const results = await checkRecords(shop.app, shop.db, { isSelected: selectChecks(only) });
      expect(results.filter(({ status }) => status !== 'done')).toEqual([]);
    },
  };
}
