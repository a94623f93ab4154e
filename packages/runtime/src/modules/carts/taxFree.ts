import { exemptionAt } from '../customers/index.ts';
import { isReverseCharged } from '../vatChecks/index.ts';
import type { CartColumns } from './cart.ts';
import type { CartDraft } from './draft.ts';
import type { PricingInputs, ProductInputs } from './inputs/cartInputs.ts';

/** The reason why a buyer pays no tax: reverse charge, or an exemption of the customer or their group with its own reason. */
export type TaxFree =
  | { readonly kind: 'reverseCharge' }
  | { readonly kind: 'exempt'; readonly reason: string | null };

/** Returns the VAT ID that the order will have: that of the billing address, which is the shipping address if it was not given. */
export const cartVatId = ({
  addresses: { billing, shipping },
}: Pick<CartDraft, 'addresses'>): string | null => (billing ?? shipping)?.vat_id ?? null;

/** Returns why the buyer of a cart pays no tax. Null if the buyer pays tax. Reverse charge goes before an exemption. Pure. */
export function taxFreeOf(
  draft: CartDraft,
  { exemptions, vat }: Pick<PricingInputs, 'exemptions' | 'vat'>,
  products: readonly Pick<ProductInputs, 'no_shipping_required'>[],
  now: Date,
): TaxFree | null {
  const { billing, shipping } = draft.addresses;
  const isVirtual = products.length > 0 && products.every((product) => product.no_shipping_required);
  const destination = isVirtual ? (billing ?? shipping) : shipping;
  if (isReverseCharged(vat, { vatId: cartVatId(draft), check: draft.vat_check, destination }))
    return { kind: 'reverseCharge' };
  const exemption = exemptionAt(exemptions, now);
  return exemption && { kind: 'exempt', reason: exemption.reason };
}

/** Returns the columns about tax. A check of another VAT ID than that of the address is dropped. Pure. */
export const taxFreeColumns = (
  draft: CartDraft,
  taxFree: TaxFree | null,
): Pick<CartColumns, 'tax_exempt' | 'tax_exempt_reason' | 'reverse_charge' | 'vat_check'> => ({
  tax_exempt: taxFree?.kind === 'exempt',
  tax_exempt_reason: taxFree?.kind === 'exempt' ? taxFree.reason : null,
  reverse_charge: taxFree?.kind === 'reverseCharge',
  vat_check: draft.vat_check !== null && draft.vat_check.vat_id === cartVatId(draft) ? draft.vat_check : null,
});
