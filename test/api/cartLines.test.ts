import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';
import { addTwinLine } from '../support/twinLine.ts';

let its: OrderShop;
beforeAll(async () => {
  its = await orderShop();
});
afterAll(() => its.shop.stop());

interface Line {
  readonly uuid: string;
  readonly productSku: string;
  readonly qty: number;
  readonly discountAmount: { readonly value: number };
  readonly errors: readonly string[];
}
const CART = `query($id: String!) { cart(id: $id) {
  uuid totalQty grandTotal { value } items { uuid productSku qty discountAmount { value } errors }
} }`;
const read = async (id: string) => (await its.shop.query(CART, { id })).body.data.cart;
const linesOf = async (id: string): Promise<readonly Line[]> => (await read(id)).items;
const quantities = async (id: string) => (await linesOf(id)).map(({ qty }) => qty);
const add = (id: string, sku: string, qty: number) =>
  its.shop.request('POST', `/api/carts/${id}/items`, { sku, qty });

/** Creates a cart with a plain line and a line of another origin of one product. */
async function twins({ stock = 10, price = 20, plain = 1, other = 2 } = {}) {
  const product = await createProduct(its.shop, { price, qty: stock });
  const id = await createReadyCart(its.shop, product.sku);
  if (plain > 1) dataOf(await add(id, product.sku, plain - 1));
  await addTwinLine(its.shop, id, product.sku, { qty: other });
  return { id, product };
}

describe('two lines of one product', () => {
  test('stand side by side, and an added unit goes to the plain line', async () => {
    const { id, product } = await twins();
    expect(await quantities(id)).toEqual([1, 2]);
    const { item, count } = dataOf(await add(id, product.sku, 3));
    expect([count, item.map((line: { qty: number }) => line.qty)]).toEqual([2, [4, 2]]);
    expect((await read(id)).grandTotal.value).toBe(6 * 20 + 4.99);
    expect(Object.keys(item[0])).not.toContain('line_origin');
  });

  test('are changed and removed one by one', async () => {
    const { id } = await twins();
    const [plain, other] = (await linesOf(id)) as [Line, Line];
    dataOf(await its.shop.request('PATCH', `/api/carts/${id}/items/${other.uuid}`, { qty: 5 }));
    expect(await quantities(id)).toEqual([1, 5]);
    const removed = dataOf(await its.shop.request('DELETE', `/api/carts/${id}/items/${plain.uuid}`));
    expect([removed.item.uuid, removed.count]).toEqual([plain.uuid, 1]);
    expect((await linesOf(id)).map(({ uuid }) => uuid)).toEqual([other.uuid]);
  });

  test('share the stock of the product', async () => {
    const { id, product } = await twins({ stock: 5 });
    const short = [400, 'NOT_ENOUGH_STOCK', 'We do not have enough stock'];
    expect(refusalOf(await add(id, product.sku, 3))).toEqual(short);
    dataOf(await add(id, product.sku, 2));
    const [, other] = (await linesOf(id)) as [Line, Line];
    const set = await its.shop.request('PATCH', `/api/carts/${id}/items/${other.uuid}`, { qty: 3 });
    expect(refusalOf(set)).toEqual(short);
    dataOf(await its.shop.admin('PATCH', `/api/products/${product.id}`, { qty: 4 }));
    expect((await linesOf(id)).map(({ errors }) => errors)).toEqual([
      ['We do not have enough stock'],
      ['We do not have enough stock'],
    ]);
    expect(refusalOf(await its.place(id))[0]).toBe(400);
  });

  test('are ordered as two lines; both take from the stock, and a cancellation returns both', async () => {
    const { id, product } = await twins({ stock: 10, plain: 3, other: 4 });
    await read(id);
    const order = dataOf(await its.place(id));
    expect(order.items.map((item: { qty: number }) => item.qty)).toEqual([3, 4]);
    expect(order.grand_total).toBe(7 * 20 + 4.99);
    expect(await its.stockOf(product)).toBe(3);
    dataOf(await its.shop.admin('POST', `/api/orders/${order.uuid}/cancel`, { reason: 'changed' }));
    expect(await its.stockOf(product)).toBe(10);
  });

  test('are refunded one by one', async () => {
    const { id, product } = await twins({ stock: 10, plain: 3, other: 4 });
    await read(id);
    const order = dataOf(await its.place(id));
    dataOf(await its.shop.admin('POST', `/api/orders/${order.uuid}/capture`, {}));
    const [first, second] = order.items;
    const refund = dataOf(
      await its.shop.admin('POST', `/api/orders/${order.uuid}/refunds`, {
        items: [{ order_item_id: second.uuid, qty: 4, restock: true }],
      }),
    ).refund;
    expect(refund).toMatchObject({
      amount: 80,
      items: [{ order_item_id: second.order_item_id, qty: 4, gross: 80 }],
    });
    expect(await its.stockOf(product)).toBe(7);
    const again = { items: [{ order_item_id: first.uuid, qty: 4 }] };
    expect((await its.shop.admin('POST', `/api/orders/${order.uuid}/refunds`, again)).status).toBe(400);
  });
});

describe('a coupon on two lines of one product', () => {
  let made = 0;
  async function discounts(fieldsFor: (sku: string) => object, quantities: { plain: number; other: number }) {
    const { id, product } = await twins({ ...quantities, stock: 100, price: 10 });
    const coupon = `TWIN${(made += 1)}`;
    const fields = { coupon, status: 1, discount_amount: 10, ...fieldsFor(product.sku) };
    dataOf(await its.shop.admin('POST', '/api/coupons', fields));
    dataOf(await its.shop.request('POST', `/api/carts/${id}/coupons`, { coupon }));
    return (await linesOf(id)).map(({ discountAmount }) => discountAmount.value);
  }
  const onProduct = (more: object) => (sku: string) => {
    const { maxQty, ...fields } = more as { maxQty?: string };
    const products = [{ key: 'sku', operator: 'IN', value: [sku] }];
    return { ...fields, target_products: { products, ...(maxQty && { maxQty }) } };
  };

  test('gives at most `maxQty` units of the product a discount, in the order of its lines', async () => {
    const percent = { discount_type: 'percentage_discount_to_specific_products' };
    const fixed = { discount_type: 'fixed_discount_to_specific_products', discount_amount: 4 };
    const limited = (more: object, maxQty: string) => onProduct({ ...more, maxQty });
    expect(await discounts(limited(percent, '3'), { plain: 2, other: 4 })).toEqual([2, 1]);
    expect(await discounts(limited(fixed, '5'), { plain: 4, other: 4 })).toEqual([16, 4]);
    expect(await discounts(onProduct(percent), { plain: 2, other: 4 })).toEqual([2, 4]);
  });

  test('counts the units of both lines for a gift', async () => {
    const rule = (sku: string) => ({
      discount_type: 'buy_x_get_y',
      discount_amount: 0,
      buyx_gety: [{ sku, buy_qty: 1, get_qty: 1 }],
    });
    expect(await discounts(rule, { plain: 1, other: 1 })).toEqual([10, 0]);
    expect(await discounts(rule, { plain: 1, other: 5 })).toEqual([10, 20]);
  });

  test('is split over both lines', async () => {
    const whole = { discount_type: 'fixed_discount_to_entire_order', discount_amount: 9 };
    expect(await discounts(() => whole, { plain: 1, other: 2 })).toEqual([3, 6]);
  });
});

describe('a guest cart that joins the cart of a customer', () => {
  let number = 0;
  async function customer() {
    const email = `twin${(number += 1)}@example.com`;
    const password = 'hunter2hunter2';
    dataOf(await its.shop.request('POST', '/api/customers', { email, password, full_name: 'Ada' }));
    return { email, password };
  }
  const as = (cookie: string | null, method: string, path: string, body?: object) =>
    its.shop.request(method, path, body, cookie ? { headers: { cookie } } : {});
  const cookieOf = (answer: Awaited<ReturnType<typeof as>>) =>
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('sid='))
      ?.split(';')[0] ?? null;

  test('adds equal lines up, keeps the others apart, and shares the stock', async () => {
    const { sku } = await createProduct(its.shop, { price: 10, qty: 10 });
    const login = await customer();
    const first = await as(null, 'POST', '/api/cart/mine/items', { sku, qty: 1 });
    const own = dataOf(first).cartId;
    await addTwinLine(its.shop, own, sku, { qty: 2, origin: 'a' });
    dataOf(await as(cookieOf(first), 'POST', '/customer/login', login));
    const second = await as(null, 'POST', '/api/cart/mine/items', { sku, qty: 1 });
    const guest = dataOf(second).cartId;
    await addTwinLine(its.shop, guest, sku, { qty: 3, origin: 'a' });
    await addTwinLine(its.shop, guest, sku, { qty: 2, origin: 'b' });
    const signedIn = await as(cookieOf(second), 'POST', '/customer/login', login);
    dataOf(signedIn);
    const { items } = await as(cookieOf(signedIn) ?? cookieOf(second), 'POST', '/graphql', {
      query: '{ myCart { items { qty errors } } }',
    }).then(({ body }) => body.data.myCart);
    expect(items).toEqual([
      { qty: 2, errors: [] },
      { qty: 5, errors: [] },
      { qty: 2, errors: [] },
    ]);
  });
});
