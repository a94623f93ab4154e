import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';
import { sql } from '../../platform/db/db.ts';

/** The columns by which records name their order. */
const ORDER_KEYS = ['order_id', 'return_order_id', 'shipment_order_id'];

/** Declares what the tables of the module know about shoppers. */
export const operationsPersonalData: readonly PersonalTable[] = [
  notPersonal('audit_change', 'entity_type', 'part', 'before', 'after'),
  {
    table: 'audit_log',
    rowsOf: ({ customers, orders, mentionedIn }) => sql.fragment`
      coalesce(before, after) ->> 'customer_id' in (select id::text from (${customers}) as known (id))
        or exists (
          select from unnest(${sql.array(ORDER_KEYS, 'text')}) as key
          where coalesce(before, after) ->> key in (select id::text from (${orders}) as known (id))
        )
        or ${mentionedIn(sql.fragment`concat_ws(' ', entity_uuid, before, after)`)}`,
    columns: {
      actor_kind: 'other',
      actor_name: 'other',
      action: 'other',
      entity_type: 'other',
      before: 'values',
      after: 'values',
      request_id: 'other',
    },
    isExported: false,
  },
  {
    table: 'event_log',
    rowsOf: ({ mentionedIn }) => mentionedIn(sql.fragment`payload::text`),
    columns: { event: 'other', payload: 'values' },
    isExported: false,
  },
  // The answers are sealed with a key of the shop, and deleted after a day.
  notPersonal('idempotency_key', 'key_id', 'payload', 'answer'),
  notPersonal('job_run', 'job', 'worker_id', 'error'),
  notPersonal('migration', 'owner', 'name', 'checksum', 'phase'),
  notPersonal('worker_heartbeat', 'worker_id', 'session_name'),
];
