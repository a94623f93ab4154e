import { z } from 'zod';

/** The order settings. */
export interface OrderSettings {
  /**
   * The number of minutes after which an unpaid order is looked up at its gateway and canceled. Null to use the gateway's
   * own timeout.
   */
  readonly unpaidOrderMinutes: number | null;
  /** The company lines at the top of invoices and packing slips. If empty, the shop's name and address are used. */
  readonly documentSender?: string | undefined;
  /** The footer text of invoices and packing slips. */
  readonly documentFooter?: string | undefined;
  /** The invoice number prefix. */
  readonly invoiceNumberPrefix?: string | undefined;
  /** The minimum number of the next invoice. */
  readonly invoiceNumberStart: number;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends OrderSettings {}
}

const YEAR_MINUTES = 525_600;
const FAULT = 'unpaidOrderMinutes must be a whole number of at least 5, or null';

/** A prefix must not end in a digit. Otherwise two invoices could have the same number. */
const PREFIX = /^[\p{L}\p{N}/._ -]*[\p{L}/._ -]$|^$/u;
const PREFIX_FAULT =
  'invoiceNumberPrefix can only contain letters, digits, spaces and - / . _, and must not end in a digit';
const START_FAULT = 'invoiceNumberStart must be a whole number from 1 to 999999999';

export const orderSettings = {
  unpaidOrderMinutes: {
    schema: z.int(FAULT).min(5, FAULT).max(YEAR_MINUTES, FAULT).nullable().default(null),
    group: 'payments',
    label: 'Minutes until an unpaid order is canceled',
    description: 'The shop checks with the gateway first. Leave empty to use the gateway’s time limit.',
  },
  documentSender: {
    schema: z.string().max(1000).meta({ format: 'multiline' }).optional(),
    group: 'store',
    label: 'Sender on invoices and packing slips',
    description:
      'Your company name, address and tax number, one per line. Leave empty to use the shop’s name and address.',
  },
  documentFooter: {
    schema: z.string().max(500).meta({ format: 'multiline' }).optional(),
    group: 'store',
    label: 'Footer of invoices and packing slips',
    description: 'For example, your bank account or return terms.',
  },
  invoiceNumberPrefix: {
    schema: z.string().max(30).regex(PREFIX, PREFIX_FAULT).optional(),
    group: 'store',
    label: 'Invoice number prefix',
    description:
      'Comes before the number, such as “R-”. It can’t end in a digit. Issued invoices keep their numbers.',
  },
  invoiceNumberStart: {
    schema: z.int(START_FAULT).min(1, START_FAULT).max(999_999_999, START_FAULT).default(1),
    group: 'store',
    label: 'First invoice number',
    description:
      'The number of the next invoice, if it is higher than the last one. Invoice numbers are consecutive.',
  },
};
