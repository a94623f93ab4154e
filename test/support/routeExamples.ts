import { randomUUID } from 'node:crypto';
import { z } from '@shop/runtime/extension';
import type { Route } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testAddress } from './shop.ts';

export interface Example {
  readonly id: string;
  readonly method: string;
  /** As the route has it, such as `/api/carts/{id}`. */
  readonly shape: string;
  /** With the ids of what is there. */
  readonly path: string;
  readonly route: Route;
  /** A body that the route takes, new for each call where something in it is unique. Null: it takes none. */
  readonly body: (() => object) | null;
}

/** One example for each path of each route of a shop. A route without a body here gets one that is made of its schema. */
export async function routeExamples(shop: TestShop): Promise<readonly Example[]> {
  const ids = await createEntities(shop);
  const bodies = bodiesOf(ids);
  const routes = shop.app.registry('routes').list();
  return routes.flatMap((route) =>
    pathsOf(route).map((shape) => ({
      id: route.id,
      method: route.method,
      shape,
      path: shape.replaceAll(
        /([^/]+)\/\{\w+\}/g,
        (_, owner: string) => `${owner}/${ids[owner] ?? randomUUID()}`,
      ),
      route,
      body: bodies[route.id] ?? sampleOf(route.body),
    })),
  );
}

const pathsOf = ({ path }: Route): readonly string[] => (typeof path === 'string' ? [path] : path);

function sampleOf(body: Route['body']): Example['body'] {
  if (!body || typeof body === 'string') return null;
  const sample = sampleOfJson(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  return () => (typeof sample === 'object' && sample !== null ? sample : {});
}

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

/** Something of the type that a schema names, with every member. */
function sampleOfJson({
  type,
  enum: values,
  const: only,
  anyOf,
  minimum,
  items,
  properties,
}: JsonSchema): unknown {
  if (only !== undefined) return only;
  if (values) return values[0];
  if (anyOf?.[0]) return sampleOfJson(anyOf[0]);
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(minimum ?? 1, 1);
  if (type === 'array') return items ? [sampleOfJson(items)] : [];
  if (type !== 'object') return 'text';
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, schema]) => [name, sampleOfJson(schema)]),
  );
}

/** Ids of one entity of each kind, by the part of a path that stands before them. */
async function createEntities(shop: TestShop): Promise<Readonly<Record<string, string>>> {
  // What is changed by the examples is not what carts hold.
  const [{ sku }, { uuid: product }] = await Promise.all([
    createProduct(shop, { price: 10, qty: 1_000_000 }),
    createProduct(shop, { price: 10, qty: 1 }),
  ]);
  const { zoneId, methodId } = await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
  const name = randomUUID();
  const [category, collection, role, user] = [
    await post('/api/categories', { name, url_key: name }),
    await post('/api/collections', { name, code: name }),
    await post('/api/roles', { name, permissions: [] }),
    await post('/api/users', { email: `${name}@shop.test`, password: name, full_name: 'Ada' }),
  ];
  const [rate] = dataOf(await shop.admin('GET', '/api/shippingProviders/core/rates'));
  const order = await post('/api/orders', { cart_id: await createReadyCart(shop, sku) });
  const cart = await createReadyCart(shop, sku);
  const { item } = await post(`/api/carts/${cart}/items`, { sku, qty: 1 });
  return {
    sku,
    cart,
    carts: cart,
    items: item[0].uuid,
    products: product,
    categories: category.uuid,
    collections: collection.uuid,
    roles: role.uuid,
    users: user.uuid,
    email: user.email,
    orders: order.uuid,
    shippingZones: zoneId,
    providers: 'core',
    methods: methodId,
    rates: rate.uuid,
  };
}

const key = () => `k-${randomUUID()}`;

function bodiesOf(ids: Readonly<Record<string, string>>): Readonly<Record<string, () => object>> {
  const product = () => ({
    name: 'Mug',
    url_key: key(),
    sku: key(),
    price: 9.99,
    qty: 5,
    status: 1,
    visibility: 1,
    group_id: 1,
    weight: 0.5,
    tax_class: null,
    manage_stock: 1,
    stock_availability: 1,
    no_shipping_required: 0,
    description: [{ content: 'rows' }],
    short_description: 'short',
    meta_title: 'title',
    meta_description: 'description',
    meta_keywords: 'words',
    images: ['/mug.png'],
    categories: [ids['categories']],
    category_id: ids['categories'],
  });
  const category = () => ({
    name: 'Mugs',
    url_key: key(),
    parent_id: null,
    status: 1,
    position: 1,
    description: 'text',
    short_description: 'short',
    image: '/mugs.png',
    meta_title: 'title',
    meta_description: 'description',
    meta_keywords: 'words',
  });
  const collection = () => ({ name: 'Best', code: key(), description: 'text' });
  const role = () => ({ name: key(), permissions: ['getOrder'] });
  const user = () => ({
    email: `${key()}@shop.test`,
    password: 'correct horse battery',
    full_name: 'Ada',
    status: 1,
    roles: [ids['roles']],
  });
  const credentials = () => ({ email: ids['email'], password: 'wrong horse battery' });
  const zone = () => ({
    name: 'Zone',
    countries: ['US', 'CA'],
    provinces: [{ country: 'US', province: 'US-CA' }],
  });
  const attachment = () => ({ config: { depot: 'a' }, is_enabled: true, sort_order: 1 });
  const method = () => ({
    name: key(),
    is_enabled: true,
    sort_order: 1,
    default_carrier_code: 'ups',
    default_service_code: 'ground',
  });
  const rate = () => ({
    is_enabled: true,
    cost: '5.00',
    condition_type: 'price',
    min: 1,
    max: '1000',
    price_based_cost: [{ min_price: 0, cost: '5' }],
    weight_based_cost: [{ min_weight: 0, cost: 5 }],
  });
  const member = () => ({ product_id: ids['products'] });
  return {
    createCart: () => ({
      items: [{ sku: ids['sku'], qty: 1 }],
      customer_email: 'ada@example.com',
      customer_full_name: 'Ada',
    }),
    addCartItem: () => ({ sku: ids['sku'], qty: 1 }),
    updateCartItemQty: () => ({ action: 'increase', qty: 1 }),
    addCartContactInfo: () => ({ email: 'ada@example.com' }),
    addCartAddress: () => ({
      type: 'shipping',
      address: { ...testAddress, address_2: 'Flat 2', type: 'shipping' },
    }),
    addCartPaymentMethod: () => ({ method_code: 'cod', method_name: 'Cash on delivery' }),
    addCartShippingMethod: () => ({
      provider_code: 'core',
      method_code: ids['methods'],
      method_name: 'Method',
    }),
    addShippingNote: () => ({ note: 'Ring twice' }),
    createOrder: () => ({ cart_id: ids['carts'] }),
    createProduct: product,
    updateProduct: product,
    createCategory: category,
    updateCategory: category,
    addProductToCategory: member,
    createCollection: collection,
    updateCollection: collection,
    addProductToCollection: member,
    saveSetting: () => ({ codPaymentStatus: 1, codDisplayName: 'Cash on delivery' }),
    createRole: role,
    updateRole: role,
    createUser: user,
    updateUser: user,
    getUserToken: credentials,
    adminLogin: credentials,
    refreshUserToken: () => ({ refreshToken: 'srt_unknown' }),
    createShippingZone: zone,
    updateShippingZone: zone,
    attachShippingProvider: () => ({ provider_code: 'core', ...attachment() }),
    updateShippingProvider: attachment,
    createCoreShippingMethod: method,
    updateCoreShippingMethod: method,
    createCoreShippingRate: () => ({ method_id: ids['methods'], zone_id: ids['shippingZones'], ...rate() }),
    updateCoreShippingRate: rate,
  };
}
