import { randomUUID } from 'node:crypto';
import type {
  AppContext,
  Buyer,
  CartDetails,
  CartMethods,
  CartState,
  NewCartDetails,
  Order,
  PaymentCredential,
} from '@shop/runtime/extension';
import { findFlight, saveFlight } from './flight.ts';
import type { Flight } from './flight.ts';

/** The message that a pigeon brings. */
export interface Message {
  readonly loft: string;
  readonly items: NewCartDetails['items'];
  readonly email: string;
  readonly address: NonNullable<CartDetails['shipping_address']>;
  /** The URL to which news about the order are sent. Absent if the loft wants none. */
  readonly reply_to?: string | undefined;
  /** The kind of credential that the pigeon will bring to pay with. Absent if a person pays. */
  readonly pays_with?: string | undefined;
}

/** The credential that a pigeon brings to pay with. */
export interface Payment extends PaymentCredential {
  /** The pigeon's key of this payment. Repeated, nothing is charged again. */
  readonly attempt: string;
}

/** The answer that a pigeon carries back. A message that cannot be served has one too. */
export interface Answer {
  readonly accepted: boolean;
  /** The sentence for people, in English. */
  readonly say: string;
  readonly flight: string | null;
  readonly total: number | null;
  readonly currency: string | null;
  readonly order: { readonly number: string; readonly link: string } | null;
  /** The address at which a person goes on with the purchase in the shop. Null if there is none. */
  readonly page: string | null;
}

const NOTHING = { flight: null, total: null, currency: null, order: null, page: null } as const;
const refused = ({ message }: { readonly message: string }): Answer => ({
  ...NOTHING,
  accepted: false,
  say: message,
});

/** Fills a cart with what a message asks for, chooses the cheapest shipping, and tells the total. */
export async function takeMessage(app: AppContext, buyer: Buyer, message: Message): Promise<Answer> {
  const { carts } = app;
  const { loft } = message;
  const flightId = randomUUID();
  const origin = { kind: 'pigeon-post', who: loft, session: flightId };
  const created = await carts.create(
    buyer,
    { items: message.items, customer_email: message.email },
    { skipRefused: true, origin },
  );
  if (!created.ok) return refused(created);
  const cart = created.value.cartId;
  const addressed = await carts.update(buyer, cart, { shipping_address: message.address });
  if (!addressed.ok) return refused(addressed);
  const methods = await carts.methods(buyer, cart);
  if (!methods.ok) return refused(methods);
  const { available_payment_methods: offered } = methods.value;
  const kind = message.pays_with;
  const payments =
    kind === undefined
      ? offered
      : offered.filter(({ code }) => app.payments.credentials(code).includes(kind));
  const choices = choose({ ...methods.value, available_payment_methods: payments }, addressed.value);
  if (kind !== undefined && payments.length === 0)
    return refused({ message: 'The shop cannot be paid with that.' });
  if (!choices) return refused({ message: 'The shop does not deliver there.' });
  const ready = await carts.update(buyer, cart, choices);
  if (!ready.ok) return refused(ready);
  const flight = {
    uuid: flightId,
    cart,
    loft,
    digest: ready.value.digest,
    reply_to: message.reply_to ?? null,
  };
  await saveFlight(app.db, flight);
  const left = created.value.refused.map(({ sku, message: why }) => `${sku}: ${why}.`);
  return told(flight, ready.value, [...left, 'Confirm the flight to order.'].join(' '));
}

/** Chooses the cheapest shipping method and the first payment method. Returns null if the goods cannot be delivered. */
function choose(
  { available_shipping_methods: offers, available_payment_methods: payments }: CartMethods,
  { no_shipping_required: isDigital }: CartState,
): CartDetails | null {
  const [cheapest] = offers.toSorted((one, other) => one.cost.value - other.cost.value);
  const [payment] = payments;
  if (!payment || (!cheapest && !isDigital)) return null;
  return {
    payment_method: { method_code: payment.code },
    ...(cheapest && {
      shipping_method: { provider_code: cheapest.provider_code, method_code: cheapest.code },
    }),
  };
}

/**
 * Places the order of a flight at the total that was told, and charges what the pigeon brings. Repeated, it answers the same
 * order, which is charged once.
 */
export async function confirmFlight(
  app: AppContext,
  buyer: Buyer,
  uuid: string,
  payment?: Payment,
): Promise<Answer> {
  const flight = await findFlight(app.db, uuid);
  if (!flight) return refused({ message: 'No such flight.' });
  const { cart, digest } = flight;
  const placed = await app.orders.place(buyer, { cart, digest });
  const order = placed.ok ? placed.value : await app.orders.find(app.db, { cart });
  if (order)
    return {
      ...NOTHING,
      ...(payment
        ? await payFlight(app, buyer, order, payment)
        : { accepted: true, say: `Order ${order.order_number} is placed.` }),
      flight: flight.uuid,
      total: Number(order.grand_total),
      currency: order.currency,
      order: { number: order.order_number, link: app.orders.link(order.uuid) },
    };
  if (placed.ok || !placed.cart) return refused({ message: 'The cart is gone.' });
  if (placed.code !== 'CART_CHANGED') return { ...refused(placed), flight: flight.uuid };
  await saveFlight(app.db, { ...flight, digest: placed.cart.digest });
  return {
    ...told(flight, placed.cart, 'The total has changed. Confirm the flight again.'),
    accepted: false,
  };
}

/** Returns the address at which a person goes on with a flight, for who would rather choose or pay in the shop. */
export async function handOverFlight(app: AppContext, buyer: Buyer, uuid: string): Promise<Answer> {
  const flight = await findFlight(app.db, uuid);
  if (!flight) return refused({ message: 'No such flight.' });
  const page = await app.carts.handOver(buyer, flight.cart);
  if (!page.ok) return { ...refused({ message: 'The cart is gone.' }), flight: flight.uuid };
  return { ...NOTHING, accepted: true, say: 'Go on in the shop.', flight: flight.uuid, page: page.value.url };
}

/** Charges the order of a flight, once for each attempt. */
async function payFlight(
  app: AppContext,
  buyer: Buyer,
  { uuid, order_number }: Order,
  { attempt, ...credential }: Payment,
): Promise<Pick<Answer, 'accepted' | 'say'>> {
  const charged = await app.payments.payWith(buyer, uuid, { attempt, credential });
  if (!charged.ok) return { accepted: false, say: charged.message };
  switch (charged.value.outcome) {
    case 'paid':
      return { accepted: true, say: `Order ${order_number} is paid.` };
    case 'action':
      return { accepted: true, say: `Confirm the payment at ${charged.value.url}` };
    case 'declined':
      return { accepted: false, say: charged.value.message };
    case 'unknown':
      return { accepted: true, say: 'The payment is under way. Confirm the flight again in a minute.' };
  }
}

const told = ({ uuid }: Flight, { grand_total: total, currency }: CartState, say: string): Answer => ({
  ...NOTHING,
  accepted: true,
  say,
  flight: uuid,
  total,
  currency,
});
