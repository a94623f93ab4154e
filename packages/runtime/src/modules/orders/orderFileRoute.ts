import { defineRoute } from '../../platform/contracts/route.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { streamFile } from '../../platform/http/answer/streamFile.ts';
import { readConditions } from '../../platform/listing/conditions.ts';
import { filterQuery, filtersOf } from '../../platform/listing/listQuery.ts';
import { csvLine } from '../catalog/index.ts';
import { FILE_COLUMNS, listOrdersForFile } from './orderFile.repo.ts';
import type { OrderFileRow } from './orderFile.repo.ts';
import { orderListing } from './orderListing.ts';

/** Number of orders read by one SQL statement, so that a file of any size needs little memory. */
const PIECE = 1000;

const KEYS = { filters: orderListing.filters, sorts: {} };

/** The route of the file with the orders that the filters of the list select. */
export const orderFileRoute = defineRoute({
  id: 'exportOrders',
  does: 'Returns orders as a CSV file, newest first: all orders, or those that the filters of `listOrders` select. A failure in the middle aborts the response.',
  method: 'GET',
  path: '/api/orders/export',
  access: 'admin',
  permissions: ['listOrders'],
  query: filterQuery(KEYS),
  answers: ['text/csv'],
  handle({ app, query, request }) {
    const { where } = readConditions(filtersOf(query, KEYS), orderListing);
    const file = { name: 'orders.csv', type: 'text/csv', signal: request.signal } as const;
    return streamFile(file, async (chunk) => {
      await chunk(csvLine(FILE_COLUMNS));
      for await (const rows of ordersInPieces(app.db, where)) await chunk(rows.map(lineOf).join(''));
    });
  },
});

/** Reads the orders that a condition selects in pieces. */
export async function* ordersInPieces(
  db: Db,
  where: SqlFragment,
  size = PIECE,
): AsyncGenerator<readonly OrderFileRow[]> {
  for (let below: number | null = null; ;) {
    const rows = await listOrdersForFile(db, { where, below, limit: size });
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    below = rows.at(-1)?.order_id ?? null;
  }
}

const lineOf = (row: OrderFileRow): string => csvLine(FILE_COLUMNS.map((name) => String(row[name] ?? '')));
