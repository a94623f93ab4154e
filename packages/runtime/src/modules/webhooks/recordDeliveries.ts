import { sql } from '../../platform/db/db.ts';
import type { EventRecorder } from '../../platform/contracts/events.ts';
import { entitiesOf } from './topics.ts';

/**
 * Queues a delivery for each active webhook that subscribes to an event's topic, in the SQL statement that emits the
 * event.
 */
export const recordDeliveries: EventRecorder = {
  id: 'webhooks',
  record(app) {
    const entities = JSON.stringify(entitiesOf(app));
    return sql.fragment`
      insert into webhook_delivery (webhook_id, event_uuid, event_order, topic, payload, entity, emitted_at)
      select w.webhook_id, logged.uuid, logged.event_log_id, logged.event, logged.payload,
        logged.payload ->> (${entities}::jsonb ->> logged.event), logged.created_at
      from webhook w join logged on w.topics @> array[logged.event] or w.topics @> array['*']
      where w.status = 'active' and ${entities}::jsonb ? logged.event
      order by logged.event_log_id`;
  },
};
