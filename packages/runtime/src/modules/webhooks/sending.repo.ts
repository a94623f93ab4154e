import { z } from 'zod';
import { int, text, timestamp } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { CLAIMED, claimedRow, settling, timeOf } from './channels.repo.ts';
import type { Channels, Held } from './channels.repo.ts';
import type { Outcome } from './delivery.repo.ts';
import { secretsRow } from './webhook.repo.ts';

const row = claimedRow.extend({
  ...secretsRow.shape,
  webhook_id: int,
  webhook_uuid: text,
  url: text,
});
/** A delivery that this process has claimed, with the webhook columns required to send it. */
export type ClaimedDelivery = z.output<typeof row>;

/** The active webhooks. */
export const webhookChannels: Channels<typeof row> = {
  key: ['webhook_id'],
  due: (now) => sql.fragment`
    select from webhook w join webhook_delivery d on d.webhook_id = w.webhook_id
    where w.status = 'active' and d.status = 'pending' and d.next_try_at <= ${now}`,
  open: () => sql.fragment`select webhook_id from webhook where status = 'active'`,
  join: sql.fragment`join webhook w on w.webhook_id = due.webhook_id`,
  columns: sql.fragment`${CLAIMED}, d.webhook_id, w.uuid as webhook_uuid, w.url, w.secret, w.former_secrets`,
  row,
};

const savedRow = z.object({ failing_since: timestamp.nullable() });

/**
 * Stores the outcome of an attempt and what it says of the webhook. Returns the time since which the webhook has been failing. Stores
 * nothing and returns null if another process has taken over the delivery.
 */
export const saveOutcome = (db: Db, delivery: Held, outcome: Outcome) => {
  const triedAt = timeOf(outcome.triedAt);
  const isTaken = outcome.status === 'delivered';
  return db.maybeOne(sql.type(savedRow)`
    with ${settling(webhookChannels.key, delivery, outcome)}, noted as (
      update webhook w set failing_since = case when ${isTaken} then null else ${triedAt} end
      from done where w.webhook_id = done.webhook_id and (w.failing_since is null) <> ${isTaken}
        and ${outcome.failure}::text is distinct from 'record'
    )
    select coalesce(w.failing_since, ${triedAt}) as failing_since
    from done join webhook w on w.webhook_id = done.webhook_id`);
};
