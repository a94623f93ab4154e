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
        .describe('The kind of actor that changed the record: an administrator, a command or a job.'),
      uuid: uuid.nullable().describe('The UUID of the administrator. Null for commands and jobs.'),
      name: text.describe(
        "The administrator's email address at that time, the system user that ran the command, or the job ID.",
      ),
    })
    .describe('Who or what changed the record.'),
  action: text.describe('The route ID, the command without `shop`, or the job ID.'),
  entity_type: text.describe('The record type, such as `product`.'),
  entity_uuid: uuid
    .nullable()
    .describe('The UUID of the record. Null for settings, the shop, files and event deliveries.'),
  before: fields
    .nullable()
    .describe('The changed fields before the change, with secrets as `***`. Null if the record was created.'),
  after: fields
    .nullable()
    .describe('The changed fields after the change, with secrets as `***`. Null if the record was deleted.'),
  request_id: text.nullable().describe('The request ID, as in the log. Null for commands and jobs.'),
  created_at: createdAt.meta({
    description: 'The time at which the change was made, in ISO 8601 format (UTC).',
  }),
});
export type AuditEntry = z.output<typeof auditEntryRow>;
