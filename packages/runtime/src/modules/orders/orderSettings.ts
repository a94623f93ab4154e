import { z } from 'zod';

/** The values of the settings of orders. */
export interface OrderSettings {
  /** The minutes after which an unpaid order is looked up at its gateway and canceled; null: after the gateway's own time. */
  readonly unpaidOrderMinutes: number | null;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends OrderSettings {}
}

const YEAR_MINUTES = 525_600;
const FAULT = 'unpaidOrderMinutes must be a whole number of minutes, at least 5, or null';

export const orderSettings = {
  unpaidOrderMinutes: {
    schema: z.int(FAULT).min(5, FAULT).max(YEAR_MINUTES, FAULT).nullable().default(null),
    group: 'payments',
    label: 'Minutes until an unpaid order is canceled',
    description: 'It is looked up at its gateway first. Empty: the time that the gateway gives.',
  },
};
