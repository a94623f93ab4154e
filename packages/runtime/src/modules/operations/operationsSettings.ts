import { z } from 'zod';

/** The settings that limit how long operational records are kept. */
export interface OperationsSettings {
  /** Number of days for which audit log entries are kept. */
  readonly auditLogDays: number;
  /** Number of days for which events are kept in the event log. */
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
