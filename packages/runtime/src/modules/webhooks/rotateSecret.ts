import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import { webhookNotFound } from './errors.ts';
import { newSecret, sealSecret } from './secret.ts';
import { requireTopics } from './topics.ts';
import type { WebhookAnswer } from './webhook.ts';
import { findWebhookForUpdate, getSecrets, saveSecrets } from './webhook.repo.ts';

/** The default and maximum number of hours during which a previous secret still signs requests. */
export const DEFAULT_OVERLAP = 24;
export const MAX_OVERLAP = 168;

const HOUR_MS = 3_600_000;
/** Maximum number of previous secrets that sign requests at the same time. All signatures share one header. */
const MAX_FORMER = 4;

/**
 * Creates a new webhook secret and returns it. The secret is not shown again. The previous secret also signs requests
 * for some hours. Opens a transaction. A null `caller` means the command line. Throws `WEBHOOK_NOT_FOUND` (404), or
 * 403 if the webhook has topics whose records the caller may not read, because the secret authenticates their
 * deliveries.
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
