import { refuse } from '../../platform/errors.ts';

export const auditEntryNotFound = () => refuse(404, 'AUDIT_ENTRY_NOT_FOUND', 'Audit entry not found');
export const emptyTimeRange = () => refuse(400, 'EMPTY_TIME_RANGE', '"from" must be before "to"');
export const eventNotFound = () => refuse(404, 'EVENT_NOT_FOUND', 'Event not found');
export const subscriberNotFound = (id: string) =>
  refuse(404, 'SUBSCRIBER_NOT_FOUND', 'Unknown subscriber "{id}"', { values: { id } });
export const jobNotFound = (id: string) =>
  refuse(404, 'JOB_NOT_FOUND', 'Unknown job "{id}"', { values: { id } });
