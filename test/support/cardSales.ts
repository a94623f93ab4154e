import { randomUUID } from 'node:crypto';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { openCode } from '../../packages/runtime/src/modules/storedValue/codeSecrets.ts';
import { dataOf, testAddress } from './shop.ts';

/** The gift card part of a product: two amounts, or any from 10 to 200. */
export const terms = { amounts: [25, 50], min: 10, max: 200, validity_months: 36, voucher: 'multi' } as const;

const sealed = z.object({ uuid: column.uuid, sealed_code: z.instanceof(Buffer) });

/** The sale of gift cards in a test shop. `shop` is a function because tests create their shop in `beforeAll`. */
export function cardSales(shop: () => TestShop) {
  const post = (path: string, body: object): Promise<TestAnswer> => shop().request('POST', path, body);

  /** Creates a gift card product. */
  async function newCard(
    giftCard: object = terms,
    more: object = {},
  ): Promise<{ readonly sku: string; readonly uuid: string }> {
    const sku = `CARD-${randomUUID().slice(0, 8)}`;
    const body = {
      name: `Gift card ${sku}`,
      url_key: sku.toLowerCase(),
      sku,
      price: 1,
      qty: 0,
      gift_card: giftCard,
    };
    const { uuid } = dataOf(await shop().admin('POST', '/api/products', { ...body, ...more }));
    return { sku, uuid };
  }

  /** Creates a cart with units of gift cards, each line with its inputs. */
  const newCart = async (
    ...items: readonly { readonly sku: string; readonly qty?: number; readonly inputs?: object }[]
  ): Promise<string> =>
    dataOf(await post('/api/carts', { items: items.map((item) => ({ qty: 1, ...item })) })).cartId;

  const add = (cart: string, item: object): Promise<TestAnswer> =>
    post(`/api/carts/${cart}/items`, { qty: 1, ...item });

  /** Gives a cart that ships nothing what it needs to be ordered. */
  async function makeReady(cart: string, method = 'cod'): Promise<string> {
    dataOf(await post(`/api/carts/${cart}/contacts`, { email: 'ada@example.com' }));
    dataOf(await post(`/api/carts/${cart}/addresses`, { type: 'billing', address: testAddress }));
    dataOf(await post(`/api/carts/${cart}/paymentMethods`, { method_code: method, method_name: method }));
    return cart;
  }

  const place = async (cart: string) => dataOf(await post('/api/orders', { cart_id: cart }));

  /** Reads a cart from GraphQL. */
  const read = async (cart: string) => {
    const fields = `currency subTotal { value } grandTotal { value } totalTaxAmount { value } discountAmount { value } noShippingRequired
      errors { code field } items { uuid productSku qty finalPriceInclTax { value } taxAmount { value } discountAmount { value } errors
      inputs { amount { value currency } recipientEmail recipientName message deliverAt } }`;
    return (await shop().query(`query($id: String!) { cart(id: $id) { ${fields} } }`, { id: cart })).body.data
      .cart;
  };

  /** Returns the codes of the cards that an order sold. They are kept until they are mailed. */
  async function codesOf(
    order: string,
  ): Promise<readonly { readonly uuid: string; readonly code: string }[]> {
    const cards = await shop().db.any(sql.type(sealed)`
      select v.uuid, v.sealed_code from stored_value v join order_item i on i.order_item_id = v.order_item_id
        join "order" o on o.order_id = i.order_item_order_id
      where o.uuid = ${order} order by v.stored_value_id`);
    return cards.map(({ uuid, sealed_code }) => ({
      uuid,
      code: openCode(shop().app, uuid, sealed_code) ?? '',
    }));
  }

  return { newCard, newCart, add, makeReady, place, read, codesOf };
}
