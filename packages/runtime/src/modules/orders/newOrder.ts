import type { ActivityRow } from './activity.repo.ts';
import type { Author } from '../auth/index.ts';
import type { OriginColumns, Cart } from '../carts/index.ts';
import type { DeliveryDays } from '../catalog/index.ts';
import type { PaymentRecord } from '../payments/index.ts';
import type { OrderStatus, ShipmentStatus } from './orderStatus.ts';
import type { NewTender } from './tenders/orderTender.repo.ts';
import type { UnpaidLimit } from './unpaidOrders.ts';
import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/contracts/context.ts';
import { digitsOf, toDecimal } from '../../platform/money.ts';
import { shopperAuthor } from '../auth/index.ts';
import { amountDue, approvedReference, originColumns, storedPart } from '../carts/index.ts';
import { beginPayment } from '../payments/index.ts';
import type { OrderableCart } from './orderable.ts';
import { orderStatus } from './orderStatus.ts';
import { tendersOf } from './tenders/redeemTenders.ts';
import { vatNotes } from './vatNotes.ts';
import { unpaidLimit } from './unpaidOrders.ts';
import { storedText } from '../../platform/messages/storedText.ts';
import { activityRow } from './activity.ts';
import { codesOf } from './offerUse.ts';
import type { PlaceOrder } from './placeOrder.ts';

/** The version of the shop terms that the shopper accepted. */
export interface AcceptedTerms {
  readonly version: string;
  readonly title: string;
  readonly content: string | null;
}

export interface NewOrder {
  readonly uuid: string;
  readonly cartId: number;
  /** The codes that gave something, in the order in which they were entered. */
  readonly coupons: readonly string[];
  /** Units of the currency for one of the shop's, as a decimal string. Null if it has no rate. */
  readonly baseRate: string | null;
  /** The number of decimals of the shop's currency. */
  readonly baseDigits: number;
  readonly status: OrderStatus;
  readonly payment_status: string;
  readonly shipment_status: ShipmentStatus;
  readonly payment_method: string;
  readonly payment_method_name: string;
  /** The gateway's ID of the express payment that the shopper approved before ordering. Null if there is none. */
  readonly integrationId: string | null;
  readonly userIp: string | null;
  /** The limit on unpaid orders. Null if the limit does not apply to the order. */
  readonly unpaidLimit: UnpaidLimit | null;
  readonly userAgent: string | null;
  readonly isPlaced: boolean;
  /** The delivery window that the shop shows. Null if it shows none. */
  readonly delivery: DeliveryDays | null;
  readonly activities: readonly ActivityRow[];
  readonly author: Author;
  readonly record: PaymentRecord | null;
  /** The parts that gift cards and store credit pay, in the order of use, and their sum as a decimal string. */
  readonly tenders: readonly NewTender[];
  readonly storedAmount: string;
  /** The accepted terms, whose wording is stored once per version. Null if acceptance was not required. */
  readonly terms: AcceptedTerms | null;
  readonly origin: OriginColumns;
}

/** Maximum stored length of the user agent, because clients control the header. */
const MAX_USER_AGENT = 500;

/** Returns the entered codes that gave something. */
function codesUsed({ coupons, discounts }: Pick<Cart, 'coupons' | 'discounts'>): readonly string[] {
  const gave = new Set(codesOf(discounts));
  return coupons.filter((code) => gave.has(code));
}

/** Returns the order that a cart becomes. */
export function newOrder(
  app: AppContext,
  cart: OrderableCart,
  request: PlaceOrder,
  delivery: DeliveryDays | null,
): NewOrder {
  const method = { payment_method: cart.payment_method, payment_method_name: cart.payment_method_name };
  const uuid = randomUUID();
  const payment = beginPayment(app, {
    ...method,
    order_id: null,
    uuid,
    order_number: null,
    currency: cart.currency,
    grand_total: amountDue(cart),
    payment_status: 'pending',
    customer_email: cart.customer_email,
  });
  const shipment = cart.no_shipping_required ? 'delivered' : 'unfullfilled';
  return {
    ...method,
    uuid,
    cartId: cart.cart_id,
    coupons: codesUsed(cart),
    baseRate: cart.base_rate,
    baseDigits: digitsOf(app.config.shop.currency),
    integrationId: approvedReference(app, cart, cart.payment_method),
    status: orderStatus(payment.status.phase, shipment),
    payment_status: payment.status.code,
    shipment_status: shipment,
    userIp: request.userIp,
    // An order placed immediately does not await payment, so the limit on unpaid orders does not apply.
    unpaidLimit: payment.isPlaced ? null : unpaidLimit(app, request.userIp),
    userAgent: request.userAgent?.slice(0, MAX_USER_AGENT) ?? null,
    isPlaced: payment.isPlaced,
    delivery,
    activities: [
      storedText('orders.activity.created'),
      ...vatNotes(cart),
      ...(payment.activity ? [payment.activity] : []),
    ].map((text) => activityRow(app, { text })),
    author: shopperAuthor(request.caller),
    record: payment.record,
    tenders: tendersOf(app, cart),
    storedAmount: toDecimal(storedPart(cart), cart.currency),
    terms: request.acceptedTerms?.(cart) ?? null,
    origin: originColumns(request.origin ?? null),
  };
}
