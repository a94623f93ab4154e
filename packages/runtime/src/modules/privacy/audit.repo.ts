import { z } from 'zod';
import { noColumns, text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Subject } from './people.repo.ts';

/** Lets a transaction take values from the audit log, and audits none of its changes. */
export async function allowErasure(tx: Db): Promise<void> {
  // The first statement that may write names the actor. It has to come before the name is taken away.
  await tx.run(sql.type(noColumns)`select from erasure_wish where false for update`);
  await tx.run(sql.type(noColumns)`
    select set_config('shop.actor', '', true), set_config('shop.erasure', 'on', true)`);
}

const actorRow = z.object({ actor: text.nullable() });

/**
 * Lets the transaction take the values from the audit log, and writes one entry about the erasure itself. Its changes are not audited,
 * because their entries would repeat what is erased.
 */
export async function beginErasure(tx: Db, { customer, orders }: Subject): Promise<void> {
  const { actor } = await tx.one(sql.type(actorRow)`
    select nullif(current_setting('shop.actor', true), '') as actor`);
  await allowErasure(tx);
  if (actor === null) return;
  const erased = customer
    ? [{ type: 'customer', uuid: customer.uuid }]
    : orders.map(({ uuid }) => ({ type: 'order', uuid }));
  await tx.run(sql.type(noColumns)`
    insert into audit_log (actor_kind, actor_uuid, actor_name, action, entity_type, entity_uuid, before, after, request_id)
    select actor ->> 'kind', (actor ->> 'uuid')::uuid, actor ->> 'name', actor ->> 'action', one ->> 'type', (one ->> 'uuid')::uuid,
      '{}', null, actor ->> 'requestId'
    from (values (${actor}::jsonb)) as known (actor), jsonb_array_elements(${JSON.stringify(erased)}::jsonb) as one`);
}
