import { dataOf } from '../requests.ts';
import type { TestAnswer } from '../requests.ts';
import { postOf, testAddress } from './makerParts.ts';
import type { ApiRecord, MakerParts } from './makerParts.ts';
import type { CatalogMakers } from './catalogMakers.ts';
import type { Person } from './peopleMakers.ts';
import type { SellingMakers } from './sellingMakers.ts';

/** The cart contents and shopper choices that a test can set. */
export interface CartInput {
  /** The cart lines: SKUs with quantities, or created products with one unit each. Default: one unit of a new product. */
  readonly items?: readonly { readonly sku: string; readonly qty?: number; readonly product_id?: number }[];
  /** The customer who owns the cart. Default: a guest. */
  readonly customer?: Person;
  readonly email?: string;
  /** The shipping address. Default: an address in Oakland, California. */
  readonly address?: Readonly<Record<string, unknown>>;
  /** The shipping provider code. Default: the provider of the first offer. */
  readonly shippingProvider?: string;
  /** The shipping method code. Default: the method of the first offer. */
  readonly shippingMethod?: string;
  /** The payment method code. Default: the first available payment method. */
  readonly paymentMethod?: string;
  /** The coupon code. */
  readonly coupon?: string;
}

/** The contents and status of an order that a test can set. */
export interface OrderInput extends CartInput {
  /**
   * The status to which the order is advanced. `paid`: captured. `shipped`: captured and shipped. `delivered`: captured, shipped and
   * delivered. `refunded`: captured and fully refunded. `canceled`: canceled. Default: `placed`. If shoppers pay with the payment method
   * at a gateway, the test must pay there.
   */
  readonly state?: 'placed' | 'paid' | 'shipped' | 'delivered' | 'refunded' | 'canceled';
}

/** A cart that is ready for checkout. */
export interface ReadyCart {
  /** The UUID of the cart. */
  readonly cartId: string;
  /** Sends an HTTP request as the owner of the cart. */
  request(method: string, path: string, body?: unknown): Promise<TestAnswer>;
}

/** Factories for carts and orders, which go through the checkout as a shopper would. */
export interface OrderMakers {
  /**
   * Creates a cart that is ready for checkout, with contact, addresses, shipping method and payment method. If no shipping zone includes
   * the country, creates one.
   */
  cart(input?: CartInput): Promise<ReadyCart>;
  /** Places an order and advances it to `state`. Returns the order as `GET /api/orders/{id}` returns it. */
  order(input?: OrderInput): Promise<ApiRecord>;
}

const OFFERS = `query($id: String!) {
  cart(id: $id) { availableShippingMethods { providerCode code } }
  paymentMethods { code name }
}`;

interface Offers {
  readonly shipping: readonly { readonly providerCode: string; readonly code: string }[];
  readonly payment: readonly { readonly code: string; readonly name: string }[];
}

export function orderMakers(
  parts: MakerParts,
  { product }: CatalogMakers,
  { zone }: SellingMakers,
): OrderMakers {
  const post = postOf(parts);
  const cart: OrderMakers['cart'] = async (input = {}) => {
    const items = input.items ?? [{ sku: (await product()).sku }];
    const address = { ...testAddress, ...input.address };
    await ensureZone(parts, zone, address.country);
    const request: ReadyCart['request'] =
      input.customer?.session.request ?? ((method, path, body) => parts.send(method, path, body));
    const lines = items.map(({ sku, qty = 1, product_id }) => ({
      sku,
      // The `qty` of a created product is its stock, not the ordered quantity.
      qty: product_id === undefined ? qty : 1,
    }));
    const { cartId } = dataOf(await request('POST', '/api/carts', { items: lines }), 'POST /api/carts');
    const add = async (part: string, body: object) =>
      dataOf(await request('POST', `/api/carts/${cartId}/${part}`, body), `POST /api/carts/…/${part}`);
    if (!input.customer) await add('contacts', { email: input.email ?? 'ada@example.com' });
    await add('addresses', { type: 'shipping', address });
    const offers = await offersFor(request, cartId);
    const method = offers.shipping.find(
      ({ providerCode, code }) =>
        providerCode === (input.shippingProvider ?? providerCode) && code === (input.shippingMethod ?? code),
    );
    // A cart without shipping has no shipping methods.
    if (method)
      await add('shippingMethods', { provider_code: method.providerCode, method_code: method.code });
    if (input.coupon !== undefined) await add('coupons', { coupon: input.coupon });
    const code = input.paymentMethod ?? offers.payment[0]?.code;
    if (code === undefined)
      throw new Error('The shop offers no payment method: see "standIns" of createTestShop.');
    await add('paymentMethods', { method_code: code, method_name: code });
    return { cartId, request };
  };
  return {
    cart,
    async order({ state = 'placed', ...input } = {}) {
      const { cartId, request } = await cart(input);
      const placed = dataOf(await request('POST', '/api/orders', { cart_id: cartId }), 'POST /api/orders');
      const at = `/api/orders/${placed.uuid}`;
      if (state === 'canceled') await post(`${at}/cancel`, { reason: 'test' });
      else if (state !== 'placed') await post(`${at}/capture`);
      if (state === 'refunded') await post(`${at}/refunds`);
      if (state === 'shipped' || state === 'delivered') {
        const { uuid } = await post(`${at}/shipments`, { carrier_name: 'Bicycle', tracking_number: 'T-1' });
        if (state === 'delivered') await post(`/api/shipments/${uuid}/deliver`);
      }
      return dataOf(await parts.admin('GET', at), `GET ${at}`);
    },
  };
}

async function offersFor(request: ReadyCart['request'], id: string): Promise<Offers> {
  const { body } = await request('POST', '/graphql', { query: OFFERS, variables: { id } });
  const { data, errors } = body;
  if (!data?.cart) throw new Error(`The offers of a cart could not be read: ${JSON.stringify(errors)}`);
  return { shipping: data.cart.availableShippingMethods, payment: data.paymentMethods ?? [] };
}

async function ensureZone(parts: MakerParts, zone: SellingMakers['zone'], country: string): Promise<void> {
  const { body } = await parts.admin('GET', '/api/shippingZones');
  const zones = (body.data ?? []) as readonly { readonly countries?: readonly string[] }[];
  if (!zones.some(({ countries = [] }) => countries.includes(country))) await zone({ countries: [country] });
}
