import type { Text } from '../../../platform/contracts/messages.ts';
import type { Order } from '../order.ts';
import type { PrintedBlock } from './printedDocument.ts';

/** Returns the sentences of an invoice about tax that is not charged: reverse charge with the buyer's VAT ID, or an exemption. Pure. */
export function taxNotes(
  text: Text,
  { reverse_charge, tax_exempt, tax_exempt_reason, vat_check }: Order,
): readonly PrintedBlock[] {
  if (reverse_charge)
    return [
      {
        label: text('orders.document.reverseCharge'),
        lines: [
          text('orders.document.reverseCharge.sentence'),
          ...(vat_check ? [text('orders.document.buyerVatId', { vatId: vat_check.vat_id })] : []),
        ],
      },
    ];
  if (!tax_exempt) return [];
  return [{ label: text('orders.document.taxExempt'), lines: tax_exempt_reason ? [tax_exempt_reason] : [] }];
}
