import type { AppContext } from '../platform/contracts/context.ts';
import { idRefOf } from '../platform/db/ids.ts';
import type { IdRef } from '../platform/db/ids.ts';
import { parseListing } from '../platform/listing/parseListing.ts';
import type { TimeRange } from '../platform/events/outbox.ts';
import {
  createWebhook,
  deleteWebhookRow,
  deliveryListing,
  findWebhook,
  listDeliveries,
  listWebhooks,
  replayDeliveries,
  rotateSecret,
  testWebhook,
  webhookListing,
  webhookNotFound,
} from '../modules/webhooks/index.ts';
import { withShop } from './openStore.ts';
import type { StoreOptions } from './openStore.ts';

interface WebhookOptions extends StoreOptions {
  /** The integer ID or UUID of the webhook. */
  readonly id: string;
}

/** Maximum number of webhooks listed. */
const MOST = '100';

function refOf(id: string): IdRef {
  const ref = idRefOf(id);
  if (!ref) throw webhookNotFound();
  return ref;
}

const known = async (app: AppContext, id: string) => {
  const webhook = await findWebhook(app.db, refOf(id));
  if (!webhook) throw webhookNotFound();
  return webhook;
};

/** Runs `shop webhooks list`. */
export const webhooksOfStore = (options: StoreOptions) =>
  withShop({ ...options, command: 'webhooks list' }, ({ app }) =>
    listWebhooks(app.db, parseListing([{ key: 'limit', operation: 'eq', value: MOST }], webhookListing)),
  );

/** Runs `shop webhooks create`. Returns the secret, which is never shown again. */
export const createWebhookOfStore = ({
  url,
  topics,
  description,
  ...options
}: StoreOptions & {
  readonly url: string;
  readonly topics: readonly string[];
  readonly description?: string;
}) =>
  withShop({ ...options, command: 'webhooks create' }, ({ app }) =>
    createWebhook(app, app.db, null, { url, topics: [...new Set(topics)], description }),
  );

/** Runs `shop webhooks delete`. */
export const deleteWebhookOfStore = ({ id, ...options }: WebhookOptions) =>
  withShop({ ...options, command: 'webhooks delete' }, async ({ app }) => {
    const deleted = await deleteWebhookRow(app.db, refOf(id));
    if (!deleted) throw webhookNotFound();
    return deleted;
  });

/** Runs `shop webhooks test`. */
export const testWebhookOfStore = ({ id, ...options }: WebhookOptions) =>
  withShop({ ...options, command: 'webhooks test' }, ({ app }) => testWebhook(app, app.db, refOf(id)));

/** Runs `shop webhooks deliveries`. */
export const webhookDeliveriesOfStore = ({
  id,
  status,
  limit,
  ...options
}: WebhookOptions & { readonly status?: string; readonly limit: number }) =>
  withShop({ ...options, command: 'webhooks deliveries' }, async ({ app }) => {
    const filters = [
      { key: 'limit', operation: 'eq' as const, value: String(limit) },
      ...(status === undefined ? [] : [{ key: 'status', operation: 'eq' as const, value: status }]),
    ];
    const { webhook_id } = await known(app, id);
    return listDeliveries(app.db, webhook_id, parseListing(filters, deliveryListing));
  });

/** Runs `shop webhooks replay`. A running shop process then sends the deliveries. */
export const replayWebhookOfStore = ({ id, from, to, ...options }: WebhookOptions & TimeRange) =>
  withShop({ ...options, command: 'webhooks replay' }, ({ app }) =>
    replayDeliveries(app, app.db, refOf(id), { from, to }),
  );

/** Runs `shop webhooks rotate`. Returns the new secret, which is never shown again. */
export const rotateWebhookOfStore = ({
  id,
  overlapHours,
  ...options
}: WebhookOptions & { readonly overlapHours: number }) =>
  withShop({ ...options, command: 'webhooks rotate' }, ({ app }) =>
    rotateSecret(app, app.db, null, refOf(id), overlapHours),
  );
