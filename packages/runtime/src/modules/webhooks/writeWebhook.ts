import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import { receiverUrl } from './receiverUrl.ts';
import { newSecret, sealSecret } from './secret.ts';
import { checkTopics, requireTopics } from './topics.ts';
import type { NewWebhookBody, Webhook, WebhookAnswer, WebhookBody } from './webhook.ts';
import { deleteWebhookRow, findWebhookForUpdate, insertWebhook, updateWebhookRow } from './webhook.repo.ts';

/**
 * Creates a webhook and returns it with its secret, which is never shown again. A `caller` of null means a command. Throws
 * `WEBHOOK_URL_REFUSED` and `UNKNOWN_TOPIC` (400), and 403 for topics whose records the caller may not read.
 */
export async function createWebhook(
  app: AppContext,
  db: Db,
  caller: Caller | null,
  { url, topics, description = null, status = 'active' }: NewWebhookBody,
): Promise<WebhookAnswer> {
  const { href } = receiverUrl(app.config, url);
  checkTopics(app, caller, topics);
  const uuid = randomUUID();
  const secret = newSecret();
  const values = { url: href, description, topics, status };
  return { ...(await insertWebhook(db, uuid, values, sealSecret(app, uuid, secret))), secret };
}

/**
 * Updates a webhook. Opens a transaction. The caller must be allowed to read the records of all its topics, because the
 * webhook may now point to another receiver. Throws the errors of `createWebhook`. Returns null if there is none.
 */
export const updateWebhook = (
  app: AppContext,
  db: Db,
  caller: Caller,
  ref: IdRef,
  body: WebhookBody,
): Promise<Webhook | null> =>
  db.transaction(async (tx) => {
    const webhook = await findWebhookForUpdate(tx, ref);
    if (!webhook) return null;
    const url = body.url === undefined ? webhook.url : receiverUrl(app.config, body.url).href;
    const { topics = webhook.topics, description = webhook.description, status = webhook.status } = body;
    checkTopics(app, caller, topics);
    const isAnew = url !== webhook.url || (status === 'active' && webhook.status === 'off');
    return updateWebhookRow(tx, webhook.webhook_id, { url, description, topics, status }, isAnew);
  });

/**
 * Deletes a webhook. Opens a transaction. Throws 403 for topics whose records the caller may not read, like an update.
 * Returns null if there is none.
 */
export const deleteWebhook = (app: AppContext, db: Db, caller: Caller, ref: IdRef): Promise<Webhook | null> =>
  db.transaction(async (tx) => {
    const webhook = await findWebhookForUpdate(tx, ref);
    if (!webhook) return null;
    requireTopics(app, caller, webhook.topics);
    return deleteWebhookRow(tx, ref);
  });
