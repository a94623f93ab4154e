import { z } from 'zod';

/** The values of the settings of orders. */
export interface OrderSettings {
  /** The minutes after which an unpaid order is looked up at its gateway and canceled; null: after the gateway's own time. */
  readonly unpaidOrderMinutes: number | null;
  /** The lines at the top of invoices and packing slips that name the company; empty: the name and the address of the shop. */
  readonly documentSender?: string | undefined;
  /** The text at the foot of invoices and packing slips. */
  readonly documentFooter?: string | undefined;
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
  documentSender: {
    schema: z.string().max(1000).optional(),
    group: 'store',
    label: 'Sender on documents',
    description:
      'The company, its address and its tax number as invoices and packing slips print them, a line each. Empty: the name and the address of the shop.',
  },
  documentFooter: {
    schema: z.string().max(500).optional(),
    group: 'store',
    label: 'Foot of documents',
    description:
      'Stands at the foot of invoices and packing slips, such as the bank account or the terms of returns.',
  },
};
