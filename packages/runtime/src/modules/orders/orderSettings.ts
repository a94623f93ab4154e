import { z } from 'zod';
import { bankSettings } from './documents/bankSettings.ts';
import type { BankSettings } from './documents/bankSettings.ts';
import { eInvoiceSettings } from './eInvoices/eInvoiceSettings.ts';
import type { EInvoiceSettings } from './eInvoices/eInvoiceSettings.ts';

/** The order settings. */
export interface OrderSettings extends EInvoiceSettings, BankSettings {
  /**
   * The number of minutes after which an unpaid order is looked up at its gateway and canceled. Null to use the gateway's
   * own timeout.
   */
  readonly unpaidOrderMinutes: number | null;
  /** The company lines at the top of invoices and packing slips. If empty, the shop's name and address are used. */
  readonly documentSender?: string | undefined;
  /** The footer text of invoices and packing slips. */
  readonly documentFooter?: string | undefined;
  /** The event with which invoices are issued. */
  readonly invoiceIssuedOn: InvoicedOn;
  /** The invoice number prefix. Each prefix is a series of its own, and `{year}` in it is the year of issue. */
  readonly invoiceNumberPrefix?: string | undefined;
  /** The minimum number of the next invoice. */
  readonly invoiceNumberStart: number;
  /** 1 if each document is sent to the customer when it is issued. */
  readonly invoiceAttached: 0 | 1;
  /** The credit note number prefix. `{year}` in it is the year of issue. */
  readonly creditNoteNumberPrefix: string;
  /** The minimum number of the next credit note. */
  readonly creditNoteNumberStart: number;
  /** The number of digits of document numbers, which are padded with zeros. */
  readonly documentNumberDigits: number;
}

/** Lists the events with which invoices are issued: the order, its payment (or first shipment if money comes later), or its first shipment. */
export const INVOICED_ON = ['placed', 'paid', 'shipped'] as const;
export type InvoicedOn = (typeof INVOICED_ON)[number];

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends OrderSettings {}
}

const YEAR_MINUTES = 525_600;
const FAULT = 'unpaidOrderMinutes must be a whole number of at least 5, or null';

/** A prefix must not end in a digit. Otherwise two invoices could have the same number. */
const PREFIX = /^(?:[\p{L}\p{N}/._ -]|\{year\})*[\p{L}/._ -]$|^$/u;
const prefixFault = (name: string) =>
  `${name} can only contain letters, digits, spaces, {year} and - / . _, and must not end in a digit`;
const startFault = (name: string) => `${name} must be a whole number from 1 to 999999999`;
const firstNumber = (name: string) =>
  z.int(startFault(name)).min(1, startFault(name)).max(999_999_999, startFault(name)).default(1);
const DIGITS_FAULT = 'documentNumberDigits must be a whole number from 1 to 12';
const ISSUED_FAULT = `invoiceIssuedOn must be one of ${INVOICED_ON.join(', ')}`;

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
  invoiceIssuedOn: {
    schema: z.enum(INVOICED_ON, ISSUED_FAULT).default('paid'),
    group: 'store',
    label: 'Invoices are issued',
    description:
      'With the order, with its payment, or with its first shipment. If money comes later, such as with cash on delivery, “with its payment” means the first shipment. An issued invoice never changes.',
  },
  invoiceNumberPrefix: {
    schema: z.string().max(30).regex(PREFIX, prefixFault('invoiceNumberPrefix')).optional(),
    group: 'store',
    label: 'Invoice number prefix',
    description:
      'Comes before the number, such as “R-” or “{year}-”. It can’t end in a digit. Each prefix has its own numbers.',
  },
  invoiceNumberStart: {
    schema: firstNumber('invoiceNumberStart'),
    group: 'store',
    label: 'First invoice number',
    description:
      'The number of the next invoice, if it is higher than the last one. Invoice numbers are consecutive.',
  },
  creditNoteNumberPrefix: {
    schema: z.string().max(30).regex(PREFIX, prefixFault('creditNoteNumberPrefix')).default('CN-'),
    group: 'store',
    label: 'Credit note number prefix',
    description: 'Such as “CN-” or “CN-{year}-”. It can’t end in a digit.',
  },
  creditNoteNumberStart: {
    schema: firstNumber('creditNoteNumberStart'),
    group: 'store',
    label: 'First credit note number',
    description: 'The number of the next credit note, if higher than the last one.',
  },
  invoiceAttached: {
    schema: z.union([z.literal([0, 1]), z.enum(['0', '1']).transform(Number)]).default(0),
    group: 'store',
    label: 'Email documents',
    description: '1: each invoice and credit note is sent to the customer. 0: none is sent.',
  },
  documentNumberDigits: {
    schema: z.int(DIGITS_FAULT).min(1, DIGITS_FAULT).max(12, DIGITS_FAULT).default(5),
    group: 'store',
    label: 'Digits of invoice numbers',
    description: 'Shorter numbers are padded with zeros: 00042.',
  },
  ...eInvoiceSettings,
  ...bankSettings,
};
