import { isDeepStrictEqual } from 'node:util';
import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Author } from '../auth/index.ts';
import type { CartAddress } from '../carts/index.ts';
import { readAddress } from '../provinces/index.ts';
import { canceledOrderNotCorrectable, nothingLeftToAddress, orderNotFound } from './errors.ts';
import { unshippedOf } from './fulfilment/shipmentStatus.ts';
import type { LockedOrder, Order } from './order.ts';
import { addActivity, getOrder, lockOrder } from './order.repo.ts';
import { updateContact, updateOrderAddress, updateSearchWords } from './orderCorrection.repo.ts';

/** A correction of an order. Absent values stay; an address is replaced as a whole. */
export interface OrderCorrection {
  readonly customer_email?: string | undefined;
  readonly customer_full_name?: string | null | undefined;
  readonly shipping_address?: CartAddress | undefined;
  readonly billing_address?: CartAddress | undefined;
}

/** A change that a correction makes: the line of the order's history, and how it is written. */
interface Step {
  readonly activity: string;
  write(tx: Db): Promise<unknown>;
}

/**
 * Corrects the contact and the addresses of an order, in one transaction under its lock. Totals and taxes stay as they were
 * charged. Each value that differs leaves a line in the history. Throws `ORDER_NOT_FOUND` (404), `INVALID_PROVINCE` (400),
 * `ORDER_NOT_CORRECTABLE` (409) for a canceled order, and `ORDER_ALREADY_SHIPPED` (409) for a shipping address that comes too
 * late.
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
    shipping_address: shipping && (await readAddress(app, db, shipping, 'shipping_address.province')),
    billing_address: billing && (await readAddress(app, db, billing, 'billing_address.province')),
  };
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUuid);
    if (!order) throw orderNotFound();
    if (order.canceled_at || order.payment_status === 'canceled') throw canceledOrderNotCorrectable();
    const steps = stepsOf(order, read);
    for (const { activity, write } of steps) {
      await write(tx);
      await addActivity(tx, order.uuid, activity, { author });
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

function contactSteps(order: LockedOrder, { customer_email, customer_full_name }: OrderCorrection): Step[] {
  const columns = [
    { column: 'customer_email', label: 'E-mail', value: customer_email },
    { column: 'customer_full_name', label: 'Name', value: customer_full_name },
  ] as const;
  return columns
    .filter(({ column, value }) => value !== undefined && value !== order[column])
    .map(({ column, label, value }) => ({
      activity: `${label} changed from ${order[column] ?? 'none'} to ${value ?? 'none'}`,
      write: (tx) => updateContact(tx, order.order_id, column, value ?? null),
    }));
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
  const changed = fields.filter(
    (field) => !isDeepStrictEqual(known?.[field] ?? null, address[field] ?? null),
  );
  if (!known || changed.length === 0) return [];
  return [
    {
      activity: `${type === 'shipping' ? 'Shipping' : 'Billing'} address changed (${changed.join(', ')})`,
      write: (tx) => updateOrderAddress(tx, known.order_address_id, address),
    },
  ];
}

const isLeftToShip = (order: LockedOrder): boolean =>
  order.items.some((item) => !item.no_shipping_required && unshippedOf(item) > 0);
