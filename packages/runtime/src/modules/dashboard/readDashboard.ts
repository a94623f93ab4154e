import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { mulDiv, sum, toDecimal, toMinor } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { paymentStatuses, unreviewedMethods } from '../payments/index.ts';
import type { Dashboard } from './dashboard.ts';
import {
  countNewCustomers,
  countWork,
  listBestProducts,
  listMoneyDays,
  listOrderDays,
} from './figures.repo.ts';
import { dayIn } from '../../platform/zonedDay.ts';
import { daysOf, periodsOf } from './period.ts';
import type { RequestedPeriod, Period } from './period.ts';

const BEST = 5;

/**
 * Reads the figures for a period and for the preceding period, in seven SQL statements. Their cost depends on the
 * number of days, not on the age of the shop. Throws `BAD_PERIOD` (400).
 */
export async function readDashboard(app: AppContext, db: Db, requested: RequestedPeriod): Promise<Dashboard> {
  const { timezone, currency } = app.config.shop;
  const { current, previous } = periodsOf(requested, dayIn(timezone, app.clock.now()));
  const both = { from: previous.from, to: current.to, timezone, currency };
  const at = (period: Period) => ({ ...period, timezone, currency });
  const lowStock = await app.setting('dashboardLowStock', db);
  const [orders, money, work, customers, customersBefore, best, unreviewed] = await Promise.all([
    listOrderDays(db, both),
    listMoneyDays(db, both),
    countWork(db, { unpaid: unpaidStatuses(app), lowStock }),
    countNewCustomers(db, at(current)),
    countNewCustomers(db, at(previous)),
    listBestProducts(db, at(current), BEST),
    unreviewedMethods(app, db),
  ]);
  const ordersOf = new Map(orders.map((day) => [day.day, day]));
  const revenueOf = new Map(
    money.map(({ day, captured, refunded }) => [
      day,
      toMinor(captured, currency) - toMinor(refunded, currency),
    ]),
  );
  const totalsOf = (period: Period) => {
    const days = daysOf(period);
    const placed = days.flatMap((day) => ordersOf.get(day) ?? []);
    const count = sum(placed.map((day) => day.orders));
    const total = sum(placed.map((day) => toMinor(day.total, currency)));
    return {
      orders: count,
      revenue: decimal(sum(days.map((day) => revenueOf.get(day) ?? 0))),
      average_order_value: count === 0 ? null : decimal(mulDiv(total, 1, count)),
    };
  };
  const decimal = (minor: Minor): string => toDecimal(minor, currency);
  return {
    timezone,
    currency,
    period: { ...current, ...totalsOf(current), new_customers: customers },
    previous: { ...previous, ...totalsOf(previous), new_customers: customersBefore },
    days: daysOf(current).map((date) => ({
      date,
      orders: ordersOf.get(date)?.orders ?? 0,
      revenue: decimal(revenueOf.get(date) ?? 0),
    })),
    orders_to_ship: work.to_ship,
    unpaid_orders: work.unpaid,
    payment_methods_to_review: unreviewed.map(({ name }) => name),
    low_stock: lowStock,
    products_low_in_stock: work.low,
    products_out_of_stock: work.out,
    best_products: best.map(({ total, ...product }) => ({
      ...product,
      total: decimal(toMinor(total, currency)),
      edit_url: product.uuid && `/admin/products/edit/${product.uuid}`,
    })),
  };
}

/** Lists the payment statuses of orders without captured money, including orders whose money is only authorized. */
const unpaidStatuses = (app: AppContext): readonly string[] =>
  [...paymentStatuses(app.registry('paymentMethods').list()).values()]
    .filter(({ phase }) => ['unpaid', 'failed', 'authorized'].includes(phase))
    .map(({ code }) => code);
