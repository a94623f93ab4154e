import { z } from 'zod';
import { text, totalRow } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { countRows, onPage } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { webhookRow } from './webhook.ts';
import type { Webhook } from './webhook.ts';

const COLUMNS = sql.fragment`
  w.webhook_id, w.uuid, w.url, w.description, w.topics, w.status, w.off_reason, w.failing_since,
  (select max((former ->> 'until')::timestamptz) from jsonb_array_elements(w.former_secrets) as former)
    as former_secret_until,
  w.created_at, w.updated_at`;

const is = (ref: IdRef): SqlFragment =>
  'id' in ref ? sql.fragment`w.webhook_id = ${ref.id}` : sql.fragment`w.uuid = ${ref.uuid}`;

export const findWebhook = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(webhookRow)`select ${COLUMNS} from webhook w where ${is(ref)}`);

export const findWebhookForUpdate = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(webhookRow)`select ${COLUMNS} from webhook w where ${is(ref)} for no key update`);

export const listWebhooks = (db: Db, slice: Slice) =>
  db.any(sql.type(webhookRow)`
    select ${COLUMNS} from webhook w where ${onPage(sql.fragment`w.webhook_id`, sql.fragment`webhook w`, slice)}
    order by ${slice.orderBy}`);

export async function countWebhooks(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const { total } = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from webhook w where ${where}`)}`,
  );
  return total;
}

/** The webhook values that administrators set. */
export type WebhookValues = Pick<Webhook, 'url' | 'description' | 'topics' | 'status'>;

/** Inserts a webhook with the uuid used to encrypt its secret. */
export const insertWebhook = (
  tx: Db,
  uuid: string,
  values: WebhookValues,
  secret: unknown,
): Promise<Webhook> =>
  tx.one(sql.type(webhookRow)`
    insert into webhook as w (uuid, url, description, topics, status, secret)
    values (${uuid}, ${values.url}, ${values.description}, ${sql.array([...values.topics], 'text')}, ${values.status},
      ${JSON.stringify(secret)}::jsonb)
    returning ${COLUMNS}`);

/** Updates a webhook. Enabling the webhook or changing its URL resets its failure state. */
export const updateWebhookRow = (
  tx: Db,
  id: number,
  values: WebhookValues,
  isReset: boolean,
): Promise<Webhook> =>
  tx.one(sql.type(webhookRow)`
    update webhook as w set url = ${values.url}, description = ${values.description},
      topics = ${sql.array([...values.topics], 'text')}, status = ${values.status},
      off_reason = case when ${isReset} then null else w.off_reason end,
      failing_since = case when ${isReset} then null else w.failing_since end, updated_at = now()
    where w.webhook_id = ${id} returning ${COLUMNS}`);

export const deleteWebhookRow = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(webhookRow)`delete from webhook w where ${is(ref)} returning ${COLUMNS}`);

/** A previous secret that still signs requests until the given time. */
const formerSecret = z.object({ secret: z.unknown(), until: text });

export const secretsRow = z.object({ secret: z.unknown(), former_secrets: z.array(formerSecret) });
export type StoredSecrets = z.output<typeof secretsRow>;

export const getSecrets = (db: Db, id: number): Promise<StoredSecrets> =>
  db.one(sql.type(secretsRow)`select secret, former_secrets from webhook where webhook_id = ${id}`);

export const saveSecrets = (
  tx: Db,
  id: number,
  { secret, former_secrets }: StoredSecrets,
): Promise<Webhook> =>
  tx.one(sql.type(webhookRow)`
    update webhook as w set secret = ${JSON.stringify(secret)}::jsonb,
      former_secrets = ${JSON.stringify(former_secrets)}::jsonb, updated_at = now()
    where w.webhook_id = ${id} returning ${COLUMNS}`);

/** Disables a webhook and stores the reason. Returns null if the webhook is already disabled. */
export const switchOffRow = (tx: Db, id: number, reason: 'gone' | 'failing') =>
  tx.maybeOne(sql.type(webhookRow)`
    update webhook as w set status = 'off', off_reason = ${reason}, updated_at = now()
    where w.webhook_id = ${id} and w.status = 'active' returning ${COLUMNS}`);

const healthRow = z.object({ active: z.int(), switched_off: z.int(), failing: z.int() });

/** Counts the webhooks by health status. */
export const countByHealth = (db: Db) =>
  db.one(sql.type(healthRow)`
    select count(*) filter (where status = 'active')::int as active,
      count(*) filter (where off_reason is not null)::int as switched_off,
      count(*) filter (where status = 'active' and failing_since is not null)::int as failing
    from webhook`);
