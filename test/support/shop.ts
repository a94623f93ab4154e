import { randomUUID } from 'node:crypto';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestShop, testAddress } from '@shop/runtime/testing';
import type { TestAnswer, TestShop, TestShopOptions } from '@shop/runtime/testing';
import { createDatabaseFor } from './databases.ts';

/** Creates the shop that most tests need, with the bundled extensions and a separate database. */
export async function testShop(options: Partial<TestShopOptions> = {}): Promise<TestShop> {
  const { extensions = [coreShipping, cod] } = options;
  const database = options.databaseUrl === undefined ? await createDatabaseFor(extensions) : null;
  const shop = await createTestShop({
    checkRefusals: true,
    databaseUrl: options.databaseUrl ?? (database?.url as string),
    extensions,
    // Tests expect exactly the shop's own data, and read emails where a shop sends them.
    standIns: false,
    ...options,
  });
  return {
    ...shop,
    async stop() {
      await shop.stop();
      await database?.drop();
    },
  };
}

interface NewProduct {
  readonly price: number;
  readonly qty: number;
  readonly compare_at_price?: number | null;
  readonly weight?: number;
  readonly tax_class?: string;
  readonly noShipping?: boolean;
  readonly return_days?: number | null;
  readonly min_qty?: number | null;
  readonly max_qty?: number | null;
  readonly qty_step?: number | null;
  readonly withdrawal_excluded?: string | null;
  readonly consumer_notice_type?: string | null;
  readonly consumer_notice?: string | null;
  readonly metafields?: object;
}

/** Creates a product with a generated SKU. */
export async function createProduct(
  shop: TestShop,
  product: NewProduct,
): Promise<{ sku: string; id: number; uuid: string }> {
  const { noShipping = false, metafields, ...input } = product;
  const made = await shop.make.product({
    ...input,
    sku: `SKU-${randomUUID().slice(0, 8)}`,
    no_shipping_required: noShipping,
    ...(metafields && { metafields }),
  });
  return { sku: made.sku, id: made.product_id, uuid: made.uuid };
}

interface NewZone {
  readonly countries: readonly string[];
  readonly cost: number;
}

/** Creates a zone with one method of the `core` provider at a flat rate. */
export async function createZoneWithRate(
  shop: TestShop,
  { countries, cost }: NewZone,
): Promise<{ zoneId: string; methodId: string }> {
  const zone = dataOf(
    await shop.admin('POST', '/api/shippingZones', { name: `Zone ${randomUUID()}`, countries }),
  );
  const method = dataOf(
    await shop.admin('POST', '/api/shippingProviders/core/methods', { name: `Method ${randomUUID()}` }),
  );
  dataOf(
    await shop.admin('POST', '/api/shippingProviders/core/rates', {
      method_id: method.uuid,
      zone_id: zone.uuid,
      cost,
    }),
  );
  return { zoneId: zone.uuid, methodId: method.uuid };
}

export { testAddress };

/** Creates a cart with one unit of each SKU, ready to be ordered with cash on delivery. Requires a shipping zone for the US. */
export async function createReadyCart(
  shop: Pick<TestShop, 'request' | 'query'>,
  ...skus: readonly string[]
): Promise<string> {
  const { cartId } = dataOf(
    await shop.request('POST', '/api/carts', { items: skus.map((sku) => ({ sku, qty: 1 })) }),
  );
  const post = async (path: string, body: object) =>
    dataOf(await shop.request('POST', `/api/carts/${cartId}/${path}`, body));
  await post('contacts', { email: 'ada@example.com' });
  await post('addresses', { type: 'shipping', address: testAddress });
  const offer = await shop.query(
    'query($id: String!) { cart(id: $id) { availableShippingMethods { providerCode code } } }',
    { id: cartId },
  );
  const [method] = offer.body.data.cart.availableShippingMethods;
  await post('shippingMethods', { provider_code: method.providerCode, method_code: method.code });
  await post('paymentMethods', { method_code: 'cod', method_name: 'Cash on delivery' });
  return cartId;
}

/** Returns the `data` of a response and expects that the request succeeded. */
export function dataOf({ status, body }: TestAnswer) {
  if (status !== 200) throw new Error(`Expected success and got ${status}: ${JSON.stringify(body)}`);
  return body.data;
}
