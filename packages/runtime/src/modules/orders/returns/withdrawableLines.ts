import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { listShipments } from '../fulfilment/shipment.repo.ts';
import type { Order, OrderItemRow } from '../order.ts';
import type { LockedOrder } from '../order.ts';
import {
  alreadyWithdrawn,
  tooManyToWithdraw,
  withdrawalExcluded,
  withdrawalNotOffered,
  withdrawalOver,
} from './errors.ts';
import { listReturnTerms } from './return.repo.ts';
import { chosenLines, linesOf } from './returnLines.ts';
import type { ChosenLine, RequestedUnits } from './returnLines.ts';
import { lastDelivery, periodEnd } from './returnPeriod.ts';
import { freeUnits } from './returnUnits.ts';

/** Why a line cannot be withdrawn: `over`, or the code of the reason for which the law excludes it. Null if it can. */
type Obstacle = 'over' | { readonly excluded: string } | null;

/** A line of an order with what stands against its withdrawal. */
interface CheckedLine {
  readonly line: OrderItemRow;
  readonly obstacle: Obstacle;
  /** When its period ends. Null while it has not begun. */
  readonly end: Date | null;
}

/** Returns the country whose law decides: the one that the order is shipped to or, without a parcel, the one of the bill. */
const countryOf = ({
  shipping_address,
  billing_address,
}: Pick<Order, 'shipping_address' | 'billing_address'>) =>
  (shipping_address ?? billing_address)?.country ?? null;

/** Reports whether the law of an order's country knows a right of withdrawal. */
async function isWithdrawalOffered(app: AppContext, db: Db, order: Order): Promise<boolean> {
  const { withdrawalDays, withdrawalCountries } = await app.settings(
    ['withdrawalDays', 'withdrawalCountries'],
    db,
  );
  return withdrawalDays > 0 && withdrawalCountries.includes(countryOf(order) ?? '');
}

/**
 * Checks each line of an order against the law of withdrawal at a time. The period of goods begins when the last parcel was delivered, and
 * that of services and other things that need no shipping with the order.
 */
async function checkLines(
  app: AppContext,
  db: Db,
  { order, lines, at }: { readonly order: Order; readonly lines: readonly OrderItemRow[]; readonly at: Date },
): Promise<readonly CheckedLine[]> {
  const days = await app.setting('withdrawalDays', db);
  const parcels = (await listShipments(db, [order.order_id])).filter(
    ({ canceled_at }) => canceled_at === null,
  );
  const terms = await listReturnTerms(
    db,
    lines.map(({ product_id }) => product_id),
  );
  const excluded = new Map(terms.map((row) => [row.product_id, row.withdrawal_excluded]));
  const delivered = lastDelivery(order.items, parcels);
  const endOf = (start: Date | null) => start && periodEnd(start, days, app.config.shop.timezone);
  return lines.map((line) => {
    const end = endOf(line.no_shipping_required ? new Date(order.created_at) : delivered);
    const reason = excluded.get(line.product_id) ?? null;
    const obstacle = reason === null ? (end !== null && at >= end ? 'over' : null) : { excluded: reason };
    return { line, obstacle, end };
  });
}

/**
 * Returns the units of an order to withdraw: those given, or all that may be withdrawn. Throws as `withdrawOrder`.
 */
export async function withdrawableLines(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  { items, at }: { readonly items: readonly RequestedUnits[] | null; readonly at: Date },
): Promise<readonly ChosenLine[]> {
  if (!(await isWithdrawalOffered(app, tx, order))) throw withdrawalNotOffered();
  const lines = await linesOf(tx, order);
  const open = lines.filter((line) => freeUnits(line) > 0);
  if (open.length === 0 || order.canceled_at !== null) throw alreadyWithdrawn();
  const chosen =
    items === null
      ? open.map((line) => ({ line, qty: freeUnits(line), reason: null }))
      : chosenLines(lines, items);
  const checked = await checkLines(app, tx, { order, lines: chosen.map(({ line }) => line), at });
  const obstacles = new Map(checked.map(({ line, obstacle }) => [line, obstacle]));
  const free = chosen.filter(({ line }) => obstacles.get(line) === null);
  const stopped = chosen.filter(({ line }) => obstacles.get(line) !== null);
  // What the shopper names has to be possible. Without names, what is possible is withdrawn.
  const first = stopped[0];
  if (first && (items !== null || free.length === 0)) throw refusalOf(stopped, obstacles);
  for (const { line, qty } of free) {
    const left = freeUnits(line);
    if (left === 0) throw alreadyWithdrawn();
    if (qty > left) throw tooManyToWithdraw(line.product_sku, qty, left);
  }
  return free;
}

function refusalOf(stopped: readonly ChosenLine[], obstacles: ReadonlyMap<OrderItemRow, Obstacle>): Error {
  for (const { line } of stopped) {
    const obstacle = obstacles.get(line);
    if (obstacle && obstacle !== 'over') return withdrawalExcluded(line.product_sku, obstacle.excluded);
  }
  return withdrawalOver();
}
