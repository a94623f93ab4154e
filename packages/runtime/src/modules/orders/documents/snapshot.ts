import { z } from 'zod';
import { seller } from '../eInvoices/seller.ts';
import type { Seller } from '../eInvoices/seller.ts';
import { wholeOrder } from '../order.ts';
import { storedParts } from './storedParts.ts';
import type { StoredParts } from './storedParts.ts';
import type { Order } from '../order.ts';
import type { PrintedDocument } from './printedDocument.ts';
import { transferTerms } from './transferTerms.ts';
import type { TransferTerms } from './transferTerms.ts';

const cell = z.object({ text: z.string(), detail: z.string().optional() });
const block = z.object({ label: z.string(), lines: z.array(z.string()) });

/** The parts of an order that a document is about, as they were when it was issued. */
const billedOrder = wholeOrder.pick({
  uuid: true,
  order_number: true,
  created_at: true,
  customer_id: true,
  customer_email: true,
  payment_method: true,
  payment_method_name: true,
  no_shipping_required: true,
  items: true,
  shipping_address: true,
  billing_address: true,
  tax_exempt: true,
  tax_exempt_reason: true,
  reverse_charge: true,
  vat_check: true,
});

/** Why an order is not taxed, and the rate of its currency, as far as the order has them. */
const taxFacts = z.object({
  reverse_charge: z.boolean().nullish(),
  tax_exempt: z.boolean().nullish(),
  tax_exempt_reason: z.string().nullish(),
  base_rate: z.union([z.string(), z.number()]).nullish(),
});

/** Holds the printed texts, in the language of the document, and the order as it was at that time. */
export const snapshot = z.object({
  language: z.string(),
  /** True if the document was issued before the shop stored documents, and was stored later as it printed then. */
  stored_later: z.boolean(),
  printed: z.object({
    title: z.string(),
    sender: z.array(z.string()),
    facts: z.array(z.tuple([z.string(), z.string()])),
    blocks: z.array(block),
    columns: z.array(z.object({ title: z.string(), width: z.number(), align: z.literal('end').optional() })),
    rows: z.array(z.array(cell)),
    totals: z.array(z.object({ label: z.string(), amount: z.string(), isStrong: z.boolean().optional() })),
    notes: z.array(block),
    footer: z.string(),
  }),
  order: z.record(z.string(), z.unknown()),
  /** The parts of the order that the document is of. Documents of earlier versions do not have it: they are invoices of the whole order. */
  parts: storedParts.optional(),
  /** The seller, for e-invoices. Documents of before e-invoices do not have it. */
  seller: seller.optional(),
  /** The amount of the document that was settled when it was issued, as a decimal string. Documents of before e-invoices do not have it. */
  paid: z.string().optional(),
  /**
   * The amount that gift cards paid that were taxed when they were sold, and in a credit note what a refund gave back to them, as a decimal string. The
   * parts are without it. Absent if there is none.
   */
  taxed: z.string().optional(),
  /** The way in which the document is paid by transfer. Absent if it is paid in another way, or was paid before. */
  transfer: transferTerms.optional(),
});
export type Snapshot = z.output<typeof snapshot>;

/** Names the facts of a snapshot beside the order and the printed texts. */
interface SnapshotFacts {
  readonly language: string;
  readonly storedLater: boolean;
  readonly parts: StoredParts;
  readonly seller: Seller;
  readonly paid: string;
  readonly taxed: string | undefined;
  readonly transfer: TransferTerms | undefined;
}

/** Creates the snapshot of a printed document. */
export function snapshotOf(
  order: Order,
  { pageText: _pageText, ...printed }: PrintedDocument,
  { storedLater, ...facts }: SnapshotFacts,
): Snapshot {
  const billed = { ...billedOrder.parse(order), ...taxFacts.parse(order) };
  const data = { ...facts, stored_later: storedLater, printed, order: billed };
  return snapshot.parse(JSON.parse(JSON.stringify(data)));
}
