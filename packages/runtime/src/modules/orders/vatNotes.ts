import { storedText } from '../../platform/messages/storedText.ts';
import type { StoredText } from '../../platform/messages/storedText.ts';
import type { Cart } from '../carts/index.ts';

/** Returns what the history of an order says about the VAT ID of its buyer: why tax was charged, or why it was not. Pure. */
export function vatNotes({
  vat_check: check,
  reverse_charge,
}: Pick<Cart, 'vat_check' | 'reverse_charge'>): StoredText[] {
  if (check === null) return [];
  const vatId = check.vat_id;
  if (check.valid === null) return [storedText('orders.activity.vatNotChecked', { vatId })];
  if (!check.valid) return [storedText('orders.activity.vatInvalid', { vatId })];
  return reverse_charge
    ? [storedText('orders.activity.reverseCharge', { vatId, reference: check.reference ?? '–' })]
    : [];
}
