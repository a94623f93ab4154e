import { dataOf } from '../requests.ts';
import type { TestAnswer } from '../requests.ts';
import { postOf, testAddress } from './makerParts.ts';
import type { ApiRecord, MakerParts } from './makerParts.ts';
import type { CatalogMakers } from './catalogMakers.ts';
import type { Person } from './peopleMakers.ts';
import type { SellingMakers } from './sellingMakers.ts';

/** The contents of a cart and the choices of its shopper that a test names. */
export interface CartInput {
  /** The lines: SKUs with quantities, or products that were made, of which one unit each. Default: one unit of a new product. */
  readonly items?: readonly { readonly sku: string; readonly qty?: number; readonly product_id?: number }[];
  /** The customer whose cart it is. Default: a guest. */
  readonly customer?: Person;
  readonly email?: string;
  /** The shipping address. Default: one in Oakland, California. */
  readonly address?: Readonly<Record<string, unknown>>;
  /** The code of a shipping provider. Default: the first offer, of whichever provider. */
  readonly shippingProvider?: string;
  /** The code of a shipping method. Default: the first offer. */
  readonly shippingMethod?: string;
  /** The code of a payment method. Default: the first that is offered. */
  readonly paymentMethod?: string;
  /** The code of a coupon. */
  readonly coupon?: string;
}

/** The contents of an order that a test names, and how far it is. */
export interface OrderInput extends CartInput {
  /**
   * How far the order is. `paid`: captured; `shipped`: captured and sent; `delivered`; `refunded`: captured and all given back;
   * `canceled`. Default: `placed`. Methods that a shopper pays at a gateway are paid there by the test.
   */
  readonly state?: 'placed' | 'paid' | 'shipped' | 'delivered' | 'refunded' | 'canceled';
}

/** A cart that can be ordered. */
export interface ReadyCart {
  /** The uuid of the cart. */
  readonly cartId: string;
  /** Sends a request as the shopper of the cart. */
  request(method: string, path: string, body?: unknown): Promise<TestAnswer>;
}

/** The makers of carts and orders, which go the way of a shopper. */
export interface OrderMakers {
  /**
   * Creates a cart that is ready to be ordered, with contact, address, shipping and payment method. A shop without a zone for its
   * country gets one.
   */
  cart(input?: CartInput): Promise<ReadyCart>;
  /** Places an order, and takes it as far as `state` says. Returns it as `GET /api/orders/{id}` answers it. */
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
      // The `qty` of a product is its stock.
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
    // A cart that needs no shipping is offered none.
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
