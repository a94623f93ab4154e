import { z } from 'zod';
import { createdAt, entityId, entityUuid, text, uuid } from '../../platform/db/columns.ts';

const fields = z.record(z.string(), z.unknown());

/** An audit log entry row, as returned in responses. */
export const auditEntryRow = z.object({
  audit_log_id: entityId,
  uuid: entityUuid,
  actor: z
    .object({
      kind: z
        .enum(['admin', 'command', 'job'])
        .describe('Whether an administrator, a command of the command line or a job changed the record.'),
      uuid: uuid.nullable().describe('The UUID of the administrator; null for commands and jobs.'),
      name: text.describe(
        "The administrator's email at that time, the system user that ran the command, or the id of the job.",
      ),
    })
    .describe('Who or what changed the record.'),
  action: text.describe('The id of the route, the command without `shop`, or the id of the job.'),
  entity_type: text.describe('The type of the record, such as `product`.'),
  entity_uuid: uuid
    .nullable()
    .describe('The UUID of the record; null for settings, the shop, files and deliveries of events.'),
  before: fields
    .nullable()
    .describe('The changed fields as they were, secrets as `***`; null: the record was created.'),
  after: fields
    .nullable()
    .describe('The changed fields as they became, secrets as `***`; null: the record was deleted.'),
  request_id: text.nullable().describe('The id of the request, as in the log; null for commands and jobs.'),
  created_at: createdAt.meta({ description: 'When the change was made, an ISO 8601 time in UTC.' }),
});
export type AuditEntry = z.output<typeof auditEntryRow>;
