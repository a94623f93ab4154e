import { column, sql, z } from '@shop/runtime/extension';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testAddress } from '../support/shop.ts';

let its: OrderShop;
beforeAll(async () => {
  its = await orderShop();
});
afterAll(() => its.shop.stop());
afterEach(() => {
  its.duringPlacing.run = async () => undefined;
});

const grandTotal = async (cartId: string) => {
  const { body } = await its.shop.query('query($id: String!) { cart(id: $id) { grandTotal { value } } }', {
    id: cartId,
  });
  return body.data.cart.grandTotal.value;
};

describe('changes since the shopper last saw the cart', () => {
  const changed = [409, 'CART_CHANGED', 'The cart has changed. Review it and place the order again.'];
  const twoUnits = () => Promise.all([1, 2].map(() => createProduct(its.shop, { price: 10, qty: 10 })));

  test('a price: the new one is saved and shown, and the second attempt succeeds', async () => {
    const { sku, uuid: product } = await createProduct(its.shop, { price: 10, qty: 10 });
    const cartId = await createReadyCart(its.shop, sku);
    dataOf(await its.shop.admin('PATCH', `/api/products/${product}`, { price: 12 }));
    expect(refusalOf(await its.place(cartId))).toEqual(changed);
    const saved = await its.shop.db.one(
      sql.type(
        z.object({ grand_total: column.decimal }),
      )`select grand_total from cart where uuid = ${cartId}`,
    );
    expect(Number(saved.grand_total)).toBe(16.99);
    expect(dataOf(await its.place(cartId)).grand_total).toBe(16.99);
  });

  test('a shipping rate: likewise', async () => {
    const product = await createProduct(its.shop, { price: 10, qty: 10 });
    const cartId = await createReadyCart(its.shop, product.sku);
    const [rate] = dataOf(await its.shop.admin('GET', '/api/shippingProviders/core/rates'));
    dataOf(await its.shop.admin('PATCH', `/api/shippingProviders/core/rates/${rate.uuid}`, { cost: 6 }));
    expect(refusalOf(await its.place(cartId))).toEqual(changed);
    expect(dataOf(await its.place(cartId)).grand_total).toBe(16);
    dataOf(await its.shop.admin('PATCH', `/api/shippingProviders/core/rates/${rate.uuid}`, { cost: 4.99 }));
  });

  describe('and a change of the cart saved it without showing it', () => {
    const note = (cartId: string) =>
      its.shop.request('POST', `/api/carts/${cartId}/shippingNotes`, { note: 'ring twice' });

    test('a price: placing reports it once, unless the cart was read in between', async () => {
      for (const isRead of [false, true]) {
        const { sku, uuid: product } = await createProduct(its.shop, { price: 10, qty: 10 });
        const cartId = await createReadyCart(its.shop, sku);
        dataOf(await its.shop.admin('PATCH', `/api/products/${product}`, { price: 12 }));
        dataOf(await note(cartId));
        if (isRead) expect(await grandTotal(cartId)).toBe(16.99);
        else expect(refusalOf(await its.place(cartId))).toEqual(changed);
        expect(dataOf(await its.place(cartId)).grand_total).toBe(16.99);
      }
    });

    test('a price, and the payment method was chosen again: likewise', async () => {
      const { sku, uuid: product } = await createProduct(its.shop, { price: 10, qty: 10 });
      const cartId = await createReadyCart(its.shop, sku);
      dataOf(await its.shop.admin('PATCH', `/api/products/${product}`, { price: 12 }));
      const cod = { method_code: 'cod', method_name: 'Cash on delivery' };
      dataOf(await its.shop.request('POST', `/api/carts/${cartId}/paymentMethods`, cod));
      expect(refusalOf(await its.place(cartId))).toEqual(changed);
      expect(dataOf(await its.place(cartId)).grand_total).toBe(16.99);
    });

    test('the shipping cost: likewise', async () => {
      const { sku } = await createProduct(its.shop, { price: 10, qty: 10 });
      const cartId = await createReadyCart(its.shop, sku);
      const [rate] = dataOf(await its.shop.admin('GET', '/api/shippingProviders/core/rates'));
      dataOf(await its.shop.admin('PATCH', `/api/shippingProviders/core/rates/${rate.uuid}`, { cost: 6 }));
      dataOf(await note(cartId));
      dataOf(await note(cartId));
      expect(refusalOf(await its.place(cartId))).toEqual(changed);
      expect(dataOf(await its.place(cartId)).grand_total).toBe(16);
      dataOf(await its.shop.admin('PATCH', `/api/shippingProviders/core/rates/${rate.uuid}`, { cost: 4.99 }));
    });

    test('the shopper’s own changes do not count', async () => {
      const [one, two] = await twoUnits();
      const cartId = await createReadyCart(its.shop, one?.sku ?? '');
      dataOf(await its.shop.request('POST', `/api/carts/${cartId}/items`, { sku: two?.sku, qty: 2 }));
      dataOf(
        await its.shop.request('POST', `/api/carts/${cartId}/addresses`, {
          type: 'shipping',
          address: { ...testAddress, postcode: '10001', province: 'US-NY' },
        }),
      );
      expect(dataOf(await its.place(cartId)).grand_total).toBe(34.99);
    });
  });

  test('a deleted rate clears the selection, and another one must be selected', async () => {
    const { zoneId, methodId } = await createZoneWithRate(its.shop, { countries: ['CA'], cost: 1 });
    const { sku } = await createProduct(its.shop, { price: 10, qty: 10 });
    const cartId = await createReadyCart(its.shop, sku);
    const address = { ...testAddress, country: 'CA', province: 'CA-ON' };
    const post = (step: string, body: object) =>
      its.shop.request('POST', `/api/carts/${cartId}/${step}`, body);
    dataOf(await post('addresses', { type: 'shipping', address }));
    dataOf(await post('shippingMethods', { provider_code: 'core', method_code: methodId }));
    const rates = dataOf(await its.shop.admin('GET', '/api/shippingProviders/core/rates'));
    const ids = await its.shop.db.one(sql.type(z.object({ method: column.int }))`
      select core_shipping_method_id as method from core_shipping_method where uuid = ${methodId}`);
    const rate = rates.find((row: { method_id: number }) => row.method_id === ids.method);
    dataOf(await its.shop.admin('DELETE', `/api/shippingProviders/core/rates/${rate.uuid}`));
    await its.refused(cartId, 400, 'SHIPPING_METHOD_REQUIRED', 'Shipping method is required');
    const cart = await its.shop.query(
      'query($id: String!) { cart(id: $id) { shippingMethodData { methodCode } errors { code } } }',
      { id: cartId },
    );
    expect(cart.body.data.cart.shippingMethodData).toBeNull();
    expect(cart.body.data.cart.errors).toHaveLength(1);
    dataOf(
      await its.shop.admin('POST', '/api/shippingProviders/core/rates', {
        method_id: methodId,
        zone_id: zoneId,
        cost: 2,
      }),
    );
    dataOf(await post('shippingMethods', { provider_code: 'core', method_code: methodId }));
    expect(dataOf(await its.place(cartId)).grand_total).toBe(12);
  });

  test.each<[string, object, string, string]>([
    ['disabled', { status: 0 }, 'PRODUCT_NOT_AVAILABLE', 'This product is not available'],
    ['out of stock', { qty: 0 }, 'OUT_OF_STOCK', 'This item is out of stock'],
    ['set to out of stock', { stock_availability: 0 }, 'OUT_OF_STOCK', 'This item is out of stock'],
    ['short of stock', { qty: 1 }, 'NOT_ENOUGH_STOCK', 'We do not have enough stock'],
  ])('a product that is %s', async (_, patch, code, message) => {
    const { sku, uuid: product } = await createProduct(its.shop, { price: 10, qty: 10 });
    const cartId = await createReadyCart(its.shop, sku);
    dataOf(await its.shop.request('POST', `/api/carts/${cartId}/items`, { sku, qty: 1 }));
    dataOf(await its.shop.admin('PATCH', `/api/products/${product}`, patch));
    await its.refused(cartId, 400, code, message);
    dataOf(
      await its.shop.admin('PATCH', `/api/products/${product}`, {
        status: 1,
        stock_availability: 1,
        qty: 10,
      }),
    );
    dataOf(await its.place(cartId));
  });

  test('a deleted product: with two products, the rest is shown first; with one, nothing is left', async () => {
    const [remaining, deleted] = await twoUnits();
    const cartId = await createReadyCart(its.shop, remaining?.sku ?? '', deleted?.sku ?? '');
    dataOf(await its.shop.admin('DELETE', `/api/products/${deleted?.uuid}`));
    expect(refusalOf(await its.place(cartId))).toEqual(changed);
    dataOf(await its.shop.admin('DELETE', `/api/products/${remaining?.uuid}`));
    await its.refused(cartId, 400, 'CART_EMPTY', 'Cart is empty');
  });

  test('the payment method: if turned off, it is rejected by name, until it is on again', async () => {
    const { sku } = await createProduct(its.shop, { price: 10, qty: 10 });
    const cartId = await createReadyCart(its.shop, sku);
    dataOf(await its.shop.admin('POST', '/api/settings', { codPaymentStatus: 0 }));
    await its.refused(cartId, 400, 'PAYMENT_METHOD_NOT_AVAILABLE', 'Payment method cod is not available');
    dataOf(await its.shop.admin('POST', '/api/settings', { codPaymentStatus: 1 }));
    dataOf(await its.place(cartId));
  });

  test('between reading the cart and writing the order: another change is 409', async () => {
    const { sku } = await createProduct(its.shop, { price: 10, qty: 10 });
    const cartId = await createReadyCart(its.shop, sku);
    its.duringPlacing.run = () => its.shop.request('POST', `/api/carts/${cartId}/items`, { sku, qty: 1 });
    await its.refused(cartId, 409, 'CART_CHANGED', changed[2] as string);
    its.duringPlacing.run = async () => undefined;
    expect(dataOf(await its.place(cartId)).total_qty).toBe(2);
  });

  test('between: the last unit is sold to another shopper, and only the shortage is reported', async () => {
    const product = await createProduct(its.shop, { price: 10, qty: 1 });
    const cartId = await createReadyCart(its.shop, product.sku);
    its.duringPlacing.run = () =>
      its.shop.db.run(
        sql.type(z.object({}))`update product_inventory set qty = 0 where product_id = ${product.id}`,
      );
    await its.refused(cartId, 400, 'NOT_ENOUGH_STOCK', 'We do not have enough stock');
    expect(await grandTotal(cartId)).toBe(14.99);
  });

  test.each([1, 2])(
    'between: a product of a cart of %i is deleted, and no order lacks a line',
    async (lines) => {
      const [deleted, remaining] = await twoUnits();
      const cartId = await createReadyCart(
        its.shop,
        ...[deleted, remaining].slice(0, lines).map((p) => p?.sku ?? ''),
      );
      its.duringPlacing.run = async () =>
        dataOf(await its.shop.admin('DELETE', `/api/products/${deleted?.uuid}`));
      await its.refused(cartId, 409, 'CART_CHANGED', changed[2] as string);
      its.duringPlacing.run = async () => undefined;
      // The refusal has saved the cart as it is now, so that it is refused once.
      if (lines === 1) return its.refused(cartId, 400, 'CART_EMPTY', 'Cart is empty');
      expect(dataOf(await its.place(cartId))).toMatchObject({ sub_total: 10, items: [{ qty: 1 }] });
    },
  );

  test('between: the same cart is ordered, and the slower request is rejected like any second call', async () => {
    const product = await createProduct(its.shop, { price: 10, qty: 10 });
    const cartId = await createReadyCart(its.shop, product.sku);
    its.duringPlacing.run = async () => {
      its.duringPlacing.run = async () => undefined;
      dataOf(await its.place(cartId));
    };
    expect(refusalOf(await its.place(cartId))).toEqual([400, 'INVALID_CART', 'Invalid cart']);
    expect(await its.stockOf(product)).toBe(9);
  });
});
