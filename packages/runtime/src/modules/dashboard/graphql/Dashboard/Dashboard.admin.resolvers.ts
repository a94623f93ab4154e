import { z } from 'zod';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price } from '../../../../platform/graphql/price.ts';
import type { Dashboard } from '../../dashboard.ts';
import { badPeriod } from '../../errors.ts';
import { readDashboard } from '../../readDashboard.ts';

/** Dashboard amounts are in the shop's currency. */
const money =
  <Key extends string>(key: Key) =>
  (row: { readonly [K in Key]: string | null }, _args: unknown, context: GraphQLContext) => {
    const amount = row[key];
    return amount === null ? null : price(context, amount, context.app.config.shop.currency);
  };

function dayOf(name: string, value: string | null | undefined): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (!z.iso.date().safeParse(value).success) throw badPeriod(`${name} must be a date, such as 2026-01-31`);
  return value;
}

export default {
  Query: {
    dashboard(
      _: unknown,
      args: { readonly from?: string | null; readonly to?: string | null },
      { app, db }: GraphQLContext,
    ): Promise<Dashboard> {
      const [from, to] = [dayOf('from', args.from), dayOf('to', args.to)];
      return readDashboard(app, db, { ...(from !== undefined && { from }), ...(to !== undefined && { to }) });
    },
  },
  DashboardPeriod: { revenue: money('revenue'), averageOrderValue: money('average_order_value') },
  DashboardDay: { revenue: money('revenue') },
  DashboardProduct: { total: money('total') },
};
