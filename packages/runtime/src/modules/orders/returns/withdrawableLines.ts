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
import { freeUnits } from './returnUnits.ts';
import { checkLines, isWithdrawalOffered } from './withdrawalLaw.ts';
import type { CheckedLine, Obstacle } from './withdrawalLaw.ts';

/** Checks the given lines of an order against the law of withdrawal, as `checkLines` does, with what is stored about them. */
async function checkStoredLines(
  app: AppContext,
  db: Db,
  { order, lines, at }: { readonly order: Order; readonly lines: readonly OrderItemRow[]; readonly at: Date },
): Promise<readonly CheckedLine[]> {
  const parcels = await listShipments(db, [order.order_id]);
  return checkLines(order, lines, {
    days: await app.setting('withdrawalDays', db),
    parcels: parcels.filter(({ canceled_at }) => canceled_at === null),
    terms: await listReturnTerms(db, order.order_id),
    timezone: app.config.shop.timezone,
    at,
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
  const settings = await app.settings(['withdrawalDays', 'withdrawalCountries'], tx);
  if (!isWithdrawalOffered(order, settings)) throw withdrawalNotOffered();
  const lines = await linesOf(tx, order);
  const open = lines.filter((line) => freeUnits(line) > 0);
  if (open.length === 0 || order.canceled_at !== null) throw alreadyWithdrawn();
  const chosen =
    items === null
      ? open.map((line) => ({ line, qty: freeUnits(line), reason: null }))
      : chosenLines(lines, items);
  const checked = await checkStoredLines(app, tx, { order, lines: chosen.map(({ line }) => line), at });
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
