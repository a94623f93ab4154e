import { z } from 'zod';
import { decimal, entityUuid, int, text, timestamp, uuid } from '../../../platform/db/columns.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';

export const ISSUED_KINDS = ['invoice', 'credit_note', 'correction'] as const;
export type IssuedKind = (typeof ISSUED_KINDS)[number];

const money = (description: string) => z.number().meta(kind('money', `${description}, in \`currency\`.`));

const taxOfRate = z.object({
  rate: z.number().meta(kind('percent', 'The tax rate.')),
  net: money('The amount that is taxed at this rate'),
  tax: money('The tax at this rate'),
});
export type TaxOfRate = z.output<typeof taxOfRate>;

/** A row of `document`, without its snapshot and its file. Amounts are decimal strings in major units of `currency`. */
export const documentRow = z.object({
  uuid: entityUuid,
  order_id: int.describe('The integer ID of the order.'),
  kind: z.enum(ISSUED_KINDS).describe('The document type.'),
  series: text.describe('The prefix of the number. The numbers of a series have no gap.'),
  number: text.describe('The number as printed.'),
  issued_at: timestamp.describe('The time at which the document was issued.'),
  supply_date: text.nullable().meta({
    format: 'date',
    description:
      'The day of the supply (ISO 8601): that of the first parcel, or that of the payment if nothing needs shipping. Null if neither had happened.',
  }),
  currency: text.describe('The ISO 4217 currency code of all amounts.'),
  net: decimal,
  tax: decimal,
  gross: decimal,
  taxes: z.array(taxOfRate).describe('The amounts by tax rate, lowest rate first.'),
  refund_id: uuid
    .nullable()
    .describe('The UUID of the refund that a credit note is for. Null for other documents.'),
  cancels: uuid.nullable().describe('The UUID of the document that this one ends. Null if it ends none.'),
  sha256: text.describe('The SHA-256 hash of the PDF, in hexadecimal.'),
});
export type DocumentRow = z.output<typeof documentRow>;

/** The schema of a document in the REST API. */
export const documentAnswer = documentRow.extend({
  net: money('The total excluding tax'),
  tax: money('The tax'),
  gross: money('The total including tax'),
});

/** Returns a document as the REST API represents it. */
export const toDocumentAnswer = ({ net, tax, gross, ...row }: DocumentRow) => ({
  ...row,
  net: Number(net),
  tax: Number(tax),
  gross: Number(gross),
});
