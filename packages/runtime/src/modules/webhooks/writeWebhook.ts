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
 * Creates a webhook and returns it with its secret, which is not shown again. A null `caller` means the command line.
 * Throws `WEBHOOK_URL_REFUSED` or `UNKNOWN_TOPIC` (400), or 403 for topics whose records the caller may not read.
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
 * Updates a webhook. Opens a transaction. The caller must be allowed to read the records of all the webhook's topics,
 * because the new URL may send them to another receiver. Throws the errors of `createWebhook`. Returns null if the
 * webhook does not exist.
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
    const isReset = url !== webhook.url || (status === 'active' && webhook.status === 'off');
    return updateWebhookRow(tx, webhook.webhook_id, { url, description, topics, status }, isReset);
  });

/**
 * Deletes a webhook. Opens a transaction. Like an update, throws 403 if the webhook has topics whose records the
 * caller may not read. Returns null if the webhook does not exist.
 */
export const deleteWebhook = (app: AppContext, db: Db, caller: Caller, ref: IdRef): Promise<Webhook | null> =>
  db.transaction(async (tx) => {
    const webhook = await findWebhookForUpdate(tx, ref);
    if (!webhook) return null;
    requireTopics(app, caller, webhook.topics);
    return deleteWebhookRow(tx, ref);
  });
