import { z } from 'zod';

/** The values of the settings that bound how long records of operations are kept. */
export interface OperationsSettings {
  /** The number of days for which the audit log keeps its entries. */
  readonly auditLogDays: number;
  /** The number of days for which the event log keeps its events. */
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
