import { z } from 'zod';

/** The retention settings for operational records. */
export interface OperationsSettings {
  /** Retention period of audit log entries, in days. */
  readonly auditLogDays: number;
  /** Retention period of events in the event log, in days. */
  readonly eventLogDays: number;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends OperationsSettings {}
}

const days = z.int().min(1).max(36_500);

export const operationsSettings = {
  auditLogDays: {
    schema: days.default(730),
    group: 'operations',
    label: 'Days to keep the audit log',
    description: 'Older entries are deleted.',
  },
  eventLogDays: {
    schema: days.default(30),
    group: 'operations',
    label: 'Days to keep events',
    description: 'Older events are deleted.',
  },
};
