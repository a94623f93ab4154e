import { z } from 'zod';
import { bool, int, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { LoaderDefinition } from '../../platform/loading/readContext.ts';
import { author, selectedAuthor } from '../auth/index.ts';
import { notesLoader } from '../notes/index.ts';
import { listCarriers } from '../shipping/index.ts';
import type { ListedCarrier } from '../shipping/index.ts';
import type { StoredValue } from '../../platform/messages/storedText.ts';
import { activityColumns } from './activity.repo.ts';
import { listShipments } from './fulfilment/shipment.repo.ts';
import type { ShipmentRow } from './fulfilment/shipment.ts';
import { transactionRow } from './payment/transaction.ts';
import type { TransactionRow } from './payment/transaction.ts';

const activityRow = z.object({
  order_activity_id: int,
  uuid,
  order_activity_order_id: int,
  comment: text,
  kind: text.nullable(),
  values: z.record(z.string(), z.custom<StoredValue>()).nullable(),
  author: author.nullable(),
  needs_review: bool,
  reviewed_at: timestamp.nullable(),
  created_at: timestamp,
});
export type ReadActivity = z.output<typeof activityRow>;

/** Loads the history of each order, oldest entry first, by `order_id`. */
export const activityLoader: LoaderDefinition<number, readonly ReadActivity[]> = {
  async load(ids, { db }) {
    const rows = await db.any(sql.type(activityRow)`
      select order_activity_id, uuid, order_activity_order_id, ${activityColumns}, ${selectedAuthor},
        reviewed_at, created_at
      from order_activity where order_activity_order_id = any(${sql.array(ids, 'int4')})
      order by order_activity_id`);
    const byOrder = Map.groupBy(rows, (row) => row.order_activity_order_id);
    return ids.map((id) => byOrder.get(id) ?? []);
  },
};

/** Loads the payment transactions of each order, oldest first, by `order_id`. */
export const transactionLoader: LoaderDefinition<number, readonly TransactionRow[]> = {
  async load(ids, { db }) {
    const rows = await db.any(sql.type(transactionRow)`
      select * from payment_transaction where order_id = any(${sql.array(ids, 'int4')})
      order by payment_transaction_id`);
    const byOrder = Map.groupBy(rows, (row) => row.order_id);
    return ids.map((id) => byOrder.get(id) ?? []);
  },
};

const termsRow = z.object({ version: text, title: text, content: text.nullable() });

/** Loads accepted terms by version. */
export const termsLoader: LoaderDefinition<string, z.output<typeof termsRow> | null> = {
  async load(versions, { db }) {
    const rows = await db.any(sql.type(termsRow)`
      select version, title, content from terms_version where version = any(${sql.array(versions, 'text')})`);
    const byVersion = new Map(rows.map((row) => [row.version, row]));
    return versions.map((version) => byVersion.get(version) ?? null);
  },
};

/** Loads the shipments of each order, oldest first, by `order_id`. */
export const shipmentLoader: LoaderDefinition<number, readonly ShipmentRow[]> = {
  async load(ids, { db }) {
    const byOrder = Map.groupBy(await listShipments(db, ids), (row) => row.shipment_order_id);
    return ids.map((id) => byOrder.get(id) ?? []);
  },
};

/** Loads the carriers once for all orders in a query. */
export const carrierLoader: LoaderDefinition<'all', readonly ListedCarrier[]> = {
  async load(keys, { app, db }) {
    const carriers = await listCarriers(app, db);
    return keys.map(() => carriers);
  },
};

/** Loads the notes on each order, oldest first, by `order_id`. */
export const noteLoader = notesLoader('order');
