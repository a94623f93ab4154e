import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import { webhookNotFound } from './errors.ts';
import { newSecret, sealSecret } from './secret.ts';
import { requireTopics } from './topics.ts';
import type { WebhookAnswer } from './webhook.ts';
import { findWebhookForUpdate, getSecrets, saveSecrets } from './webhook.repo.ts';

/** The default and maximum number of hours for which a former secret still signs. */
export const DEFAULT_OVERLAP = 24;
export const MAX_OVERLAP = 168;

const HOUR_MS = 3_600_000;
/** Maximum number of former secrets that sign at the same time. Their signatures share one header. */
const MAX_FORMER = 4;

/**
 * Creates a new webhook secret and returns it, only this once. The former secret also signs for some hours. Opens a
 * transaction. A `caller` of null means a command. Throws `WEBHOOK_NOT_FOUND` (404), and 403 for topics whose records the
 * caller may not read, because the secret authenticates their deliveries.
 */
export const rotateSecret = (
  app: AppContext,
  db: Db,
  caller: Caller | null,
  ref: IdRef,
  overlapHours: number,
): Promise<WebhookAnswer> =>
  db.transaction(async (tx) => {
    const webhook = await findWebhookForUpdate(tx, ref);
    if (!webhook) throw webhookNotFound();
    if (caller) requireTopics(app, caller, webhook.topics);
    const now = app.clock.now().getTime();
    const stored = await getSecrets(tx, webhook.webhook_id);
    const until = new Date(now + overlapHours * HOUR_MS).toISOString();
    const former = [{ secret: stored.secret, until }, ...stored.former_secrets]
      .filter((one) => Date.parse(one.until) > now)
      .slice(0, MAX_FORMER);
    const secret = newSecret();
    const saved = await saveSecrets(tx, webhook.webhook_id, {
      secret: sealSecret(app, webhook.uuid, secret),
      former_secrets: former,
    });
    return { ...saved, secret };
  });
