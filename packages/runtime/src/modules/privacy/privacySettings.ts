import { z } from 'zod';

/** The settings of how long personal data is kept. */
export interface PrivacySettings {
  /** The number of years for which documents are kept after the year of their issue. */
  readonly documentRetentionYears: number;
  /** The number of years after which the personal data of orders is erased, counted from the end of their year. 0: never. */
  readonly orderRetentionYears: number;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends PrivacySettings {}
}

const DOCUMENT_FAULT = 'documentRetentionYears must be a whole number from 1 to 50';
const ORDER_FAULT = 'orderRetentionYears must be a whole number from 0 to 50';

export const privacySettings = {
  documentRetentionYears: {
    schema: z.int(DOCUMENT_FAULT).min(1, DOCUMENT_FAULT).max(50, DOCUMENT_FAULT).default(10),
    group: 'operations',
    label: 'Years to keep invoices',
    description:
      'Counted from the end of the year of issue. Older invoices and credit notes are deleted. Ask your tax adviser for the term of your country.',
  },
  orderRetentionYears: {
    schema: z.int(ORDER_FAULT).min(0, ORDER_FAULT).max(50, ORDER_FAULT).default(0),
    group: 'operations',
    label: 'Years to keep names and addresses of orders',
    description:
      'Counted from the end of the order’s year. After it, the personal data of orders that have ended is erased; amounts and countries stay. Enter 0 to keep it.',
  },
};
