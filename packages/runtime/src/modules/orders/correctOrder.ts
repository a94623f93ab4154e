import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Author } from '../auth/index.ts';
import type { CartAddress } from '../carts/index.ts';
import { readAddress } from '../provinces/index.ts';
import { canceledOrderNotCorrectable, nothingLeftToAddress, orderNotFound } from './errors.ts';
import { unshippedOf } from './fulfilment/shipmentStatus.ts';
import type { LockedOrder, Order } from './order.ts';
import { addActivity } from './activity.ts';
import { getOrder, lockOrder } from './order.repo.ts';
import { updateContact, updateOrderAddress, updateSearchWords } from './orderCorrection.repo.ts';
import { storedText } from '../../platform/messages/storedText.ts';
import type { StoredText } from '../../platform/messages/storedText.ts';

/** A correction to an order. Absent values stay unchanged. An address is always replaced completely. */
export interface OrderCorrection {
  readonly customer_email?: string | undefined;
  readonly customer_full_name?: string | null | undefined;
  readonly shipping_address?: CartAddress | undefined;
  readonly billing_address?: CartAddress | undefined;
}

/** One changed value of a correction: its history entry, and a function that writes the change. */
interface Step {
  readonly text: StoredText;
  write(tx: Db): Promise<unknown>;
}

/**
 * Corrects the contact and the addresses of an order, in one transaction that locks the order. Totals and taxes stay as
 * charged. Each changed value adds a history entry. Throws `ORDER_NOT_FOUND` (404), `INVALID_PROVINCE` and `INVALID_VAT_ID` (400),
 * `ORDER_NOT_CORRECTABLE` (409) for a canceled order, and `ORDER_ALREADY_SHIPPED` (409) if it is too late to change the
 * shipping address.
 */
export async function correctOrder(
  app: AppContext,
  db: Db,
  orderUuid: string,
  correction: OrderCorrection,
  author: Author,
): Promise<Order> {
  const { shipping_address: shipping, billing_address: billing } = correction;
  const read = {
    ...correction,
    shipping_address: shipping && (await readAddress(app, db, shipping, 'shipping_address.')),
    billing_address: billing && (await readAddress(app, db, billing, 'billing_address.')),
  };
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUuid);
    if (!order) throw orderNotFound();
    if (order.canceled_at || order.payment_status === 'canceled') throw canceledOrderNotCorrectable();
    const steps = stepsOf(order, read);
    for (const { text, write } of steps) {
      await write(tx);
      await addActivity(app, tx, order.uuid, { text }, { author });
    }
    if (steps.length > 0) await updateSearchWords(tx, order.order_id);
    return getOrder(tx, order.uuid);
  });
}

const stepsOf = (order: LockedOrder, correction: OrderCorrection): readonly Step[] => [
  ...contactSteps(order, correction),
  ...addressSteps(order, 'shipping', correction.shipping_address),
  ...addressSteps(order, 'billing', correction.billing_address),
];

function contactSteps(
  { order_id, ...order }: LockedOrder,
  { customer_email: email, customer_full_name: name }: OrderCorrection,
): Step[] {
  const steps: Step[] = [];
  if (email !== undefined && email !== order.customer_email)
    steps.push({
      text: storedText('orders.activity.emailChanged', { before: order.customer_email, after: email }),
      write: (tx) => updateContact(tx, order_id, 'customer_email', email),
    });
  if (name !== undefined && name !== order.customer_full_name)
    steps.push({
      text: renamed(order.customer_full_name, name),
      write: (tx) => updateContact(tx, order_id, 'customer_full_name', name),
    });
  return steps;
}

function renamed(before: string | null, after: string | null): StoredText {
  if (before === null) return storedText('orders.activity.nameAdded', { after: after ?? '' });
  if (after === null) return storedText('orders.activity.nameRemoved', { before });
  return storedText('orders.activity.nameChanged', { before, after });
}

function addressSteps(
  order: LockedOrder,
  type: 'shipping' | 'billing',
  address: CartAddress | undefined,
): Step[] {
  if (!address) return [];
  const known = order[`${type}_address`];
  if (type === 'shipping' && !isLeftToShip(order)) throw nothingLeftToAddress();
  const fields = Object.keys(address) as (keyof CartAddress)[];
  const changed = fields.filter((field) => (known?.[field] || null) !== (address[field] || null));
  if (!known || changed.length === 0) return [];
  return [
    {
      text: storedText(
        type === 'shipping'
          ? 'orders.activity.shippingAddressChanged'
          : 'orders.activity.billingAddressChanged',
        { fields: changed.join(', ') },
      ),
      write: (tx) => updateOrderAddress(tx, known.order_address_id, address),
    },
  ];
}

const isLeftToShip = (order: LockedOrder): boolean =>
  order.items.some((item) => !item.no_shipping_required && unshippedOf(item) > 0);
