import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminsOf, refusalOf } from '../support/admins.ts';
import { untyped } from '../support/carts.ts';
import { customersOf } from '../support/customers.ts';
import type { TestCustomer } from '../support/customers.ts';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

let its: OrderShop;
let customer: TestCustomer;
let order: { readonly uuid: string; readonly order_number: string };
let product: { readonly sku: string; readonly uuid: string };
const { newAdmin, newRole, tokenOf } = adminsOf(() => its.shop);
const { newCustomer } = customersOf(() => its.shop);
beforeAll(async () => {
  its = await orderShop();
  product = await createProduct(its.shop, { price: 10, qty: 1000 });
  customer = await newCustomer();
  order = dataOf(await its.place(await createReadyCart(its.shop, product.sku)));
  await its.shop.db.run(
    untyped`update "order" set customer_id = ${customer.customer_id} where uuid = ${order.uuid}`,
  );
});
afterAll(() => its.shop.stop());

const tokenWith = async (...permissions: string[]) =>
  tokenOf(await newAdmin([await newRole(...permissions)]));
const runQuery = async (path: '/graphql' | '/admin/graphql', token: string, query: string) =>
  (await its.shop.request('POST', path, { query }, { token })).body;

/** Returns the expected error of a field whose permission is missing. */
const missing = (permission: string, ...path: (string | number)[]) =>
  expect.objectContaining({
    message: `Your roles do not include the permission "${permission}"`,
    path,
    extensions: { code: 'FORBIDDEN', permission },
  });

describe('on the admin endpoint', () => {
  test('a role with adminGraphql and landing page changes can read nothing else', async () => {
    const token = await tokenWith('adminGraphql', 'createLandingPage', 'updateLandingPage');
    const fields: readonly [string, string, string][] = [
      ['customers', 'items { email addresses { address1 } }', 'listCustomers'],
      ['orders', 'items { userIp }', 'listOrders'],
      ['adminUsers', 'items { email }', 'listUsers'],
      ['roles', 'items { permissions }', 'listRoles'],
      ['coupons', 'items { coupon }', 'listCoupons'],
      ['setting(name: "cardgwSecretKey")', 'value', 'getSettings'],
      ['deadEvents', 'payload', 'listDeadEvents'],
      [`order(uuid: "${order.uuid}")`, 'customerEmail', 'getOrder'],
      [`customer(id: "${customer.uuid}")`, 'email', 'getCustomer'],
      ['products', 'items { sku }', 'listProducts'],
      ['landingPages', 'items { name }', 'listLandingPages'],
      ['shippingZones', 'name', 'listShippingZones'],
    ];
    const query = `{ ${fields.map(([field, rest], i) => `f${i}: ${field} { ${rest} }`).join(' ')} }`;
    expect(await runQuery('/admin/graphql', token, query)).toEqual({
      data: Object.fromEntries(fields.map((_, i) => [`f${i}`, null])),
      errors: expect.arrayContaining(fields.map(([, , permission], i) => missing(permission, `f${i}`))),
    });
    expect(
      await runQuery('/admin/graphql', token, '{ shop { name currency } paymentMethods { code } }'),
    ).toEqual({
      data: { shop: { name: 'Shop', currency: 'USD' }, paymentMethods: [{ code: 'cod' }] },
    });
  });

  test('what a role permits can be read, and linked records cannot', async () => {
    const token = await tokenWith('adminGraphql', 'getCustomer');
    const query = `{ customer(id: "${customer.uuid}") {
      email group { groupName } orders { edges { node { orderNumber } } } } }`;
    expect(await runQuery('/admin/graphql', token, query)).toEqual({
      data: { customer: { email: customer.email, group: null, orders: null } },
      errors: expect.arrayContaining([
        missing('getCustomerGroup', 'customer', 'group'),
        missing('listOrders', 'customer', 'orders'),
      ]),
    });
    const both = await tokenWith('adminGraphql', 'getCustomer', 'getCustomerGroup', 'listOrders');
    expect(await runQuery('/admin/graphql', both, query)).toEqual({
      data: {
        customer: {
          email: customer.email,
          group: { groupName: 'Default' },
          orders: { edges: [{ node: { orderNumber: order.order_number } }] },
        },
      },
    });
  });

  test('permissions that are not routes can be granted, and unknown ones cannot', async () => {
    const token = await tokenWith('adminGraphql', 'listLandingPages', 'listDeadEvents');
    expect(await runQuery('/admin/graphql', token, '{ landingPages { total } deadEvents { id } }')).toEqual({
      data: { landingPages: { total: 0 }, deadEvents: [] },
    });
    const body = { name: randomUUID(), permissions: ['manageCart'] };
    expect(refusalOf(await its.shop.admin('POST', '/api/roles', body))).toEqual([
      400,
      'UNKNOWN_PERMISSION',
      'Unknown permission "manageCart"',
    ]);
  });

  test('the schema documents which permission a field requires, and makes it nullable', async () => {
    const token = await tokenWith('adminGraphql');
    const { data } = await runQuery(
      '/admin/graphql',
      token,
      '{ query: __type(name: "Query") { fields { name description type { kind } } } }',
    );
    const [products] = data.query.fields.filter(({ name }: { name: string }) => name === 'products');
    expect(products.type.kind).toBe('OBJECT');
    expect(products.description).toMatch(/Requires the permission `listProducts`\.$/);
  });
});

describe('on the storefront', () => {
  const cartOfCustomer = async () => {
    const cartId = await createReadyCart(its.shop, product.sku);
    await its.shop.db.run(
      untyped`update cart set customer_id = ${customer.customer_id} where uuid = ${cartId}`,
    );
    return cartId;
  };
  const contact = { email: 'changed@example.com' };

  test('an administrator changes and sees customers’ carts only with manageCarts', async () => {
    const cartId = await cartOfCustomer();
    const path = `/api/cart/${cartId}/contacts`;
    const [none, managing] = [await tokenWith(), await tokenWith('manageCarts')];
    const query = `{ cart(id: "${cartId}") { customerEmail } }`;
    expect(refusalOf(await its.shop.request('POST', path, contact, { token: none }))).toEqual([
      400,
      'INVALID_CART',
      'Invalid cart',
    ]);
    expect(await runQuery('/graphql', none, query)).toEqual({ data: { cart: null } });
    expect((await its.shop.request('POST', path, contact, { token: managing })).status).toBe(200);
    expect(await runQuery('/graphql', managing, query)).toEqual({
      data: { cart: { customerEmail: contact.email } },
    });
  });

  test('an administrator reads orders only with getOrder', async () => {
    const [none, reading] = [await tokenWith(), await tokenWith('getOrder')];
    const query = `{ order(uuid: "${order.uuid}") { customerEmail } }`;
    expect(await runQuery('/graphql', none, query)).toEqual({ data: { order: null } });
    expect(await runQuery('/graphql', reading, query)).toEqual({
      data: { order: { customerEmail: expect.any(String) } },
    });
    const page = async (token: string) =>
      (await its.shop.request('GET', `/checkout/success/${order.uuid}`, undefined, { token })).status;
    expect([await page(none), await page(reading)]).toEqual([404, 200]);
  });

  test('an administrator reopens the cart of an order only with manageCarts', async () => {
    const other = async (token: string) =>
      (await its.shop.request('POST', `/checkout/payment/${order.uuid}/other`, {}, { token })).status;
    const tokens = [await tokenWith(), await tokenWith('getOrder'), await tokenWith('manageCarts')];
    expect(await Promise.all(tokens.map(other))).toEqual([404, 404, 303]);
  });

  test.each(['/graphql', '/admin/graphql'] as const)(
    'hidden custom fields are visible to those who may read their owner, at %s too',
    async (path) => {
      const definition = {
        ownerType: 'shop',
        name: 'Cost',
        fieldType: 'short_text',
        visibleToCustomer: false,
      };
      const fieldKey = `cost_${randomUUID().slice(0, 8)}`;
      await its.shop.admin('POST', '/api/metafield-definitions', { ...definition, fieldKey });
      await its.shop.admin('PATCH', '/api/shop/metafields', {
        metafields: { custom: { [fieldKey]: 'secret' } },
      });
      const query = `{ shop { metafield(namespace: "custom", key: "${fieldKey}") { value } } }`;
      const none = await tokenWith('adminGraphql', 'getProduct');
      const reading = await tokenWith('adminGraphql', 'getShopMetafields');
      expect(await runQuery(path, none, query)).toEqual({ data: { shop: { metafield: null } } });
      expect(await runQuery(path, reading, query)).toEqual({
        data: { shop: { metafield: { value: 'secret' } } },
      });
    },
  );
});
