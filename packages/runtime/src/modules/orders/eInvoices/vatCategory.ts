import type { Text } from '../../../platform/contracts/messages.ts';
import type { VatCategory, VatCode } from './eInvoice.ts';

/** The member states of the European Union. */
const EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** The facts of a document by which a rate of 0 % is explained. */
export interface VatFacts {
  readonly sellerCountry: string | null;
  /** The country that the goods go to, or the buyer's without goods. */
  readonly buyerCountry: string | null;
  readonly isSellerRegistered: boolean;
  readonly isReverseCharge: boolean;
  readonly isTaxExempt: boolean;
  /** Why the buyer is exempt, in the merchant's words. Null if there are none. */
  readonly exemptReason: string | null;
  /** True if nothing in the document is taxed. */
  readonly isUntaxed: boolean;
}

/**
 * Returns the VAT category of a rate. A positive rate is the standard category, reduced rates included. Without tax: `K` for goods to a
 * registered buyer in another member state, `AE` for services to one, `E` for an exempt buyer, `G` for an export from the EU, `O` if the
 * seller is not registered and nothing is taxed, and `Z` otherwise.
 */
export function vatCategory(text: Text, rate: number, isService: boolean, facts: VatFacts): VatCategory {
  if (rate > 0) return { code: 'S', rate, exemption: null };
  const code = untaxedCode(isService, facts);
  const exemption = exemptionOf(text, code);
  const reason = code === 'E' ? facts.exemptReason : null;
  return { code, rate: 0, exemption: reason === null ? exemption : { text: reason } };
}

function untaxedCode(isService: boolean, facts: VatFacts): VatCode {
  const { sellerCountry, buyerCountry } = facts;
  if (facts.isReverseCharge) return isService || sellerCountry === buyerCountry ? 'AE' : 'K';
  if (facts.isTaxExempt) return 'E';
  const isExport = EU.has(sellerCountry ?? '') && buyerCountry !== null && !EU.has(buyerCountry);
  if (isExport && facts.isSellerRegistered) return 'G';
  return facts.isUntaxed && !facts.isSellerRegistered ? 'O' : 'Z';
}

function exemptionOf(text: Text, code: VatCode): VatCategory['exemption'] {
  if (code === 'AE') return { text: text('orders.eInvoice.reverseCharge'), code: 'VATEX-EU-AE' };
  if (code === 'K') return { text: text('orders.eInvoice.intraCommunity'), code: 'VATEX-EU-IC' };
  if (code === 'G') return { text: text('orders.eInvoice.export'), code: 'VATEX-EU-G' };
  if (code === 'O') return { text: text('orders.eInvoice.notSubject'), code: 'VATEX-EU-O' };
  return code === 'E' ? { text: text('orders.eInvoice.exempt') } : null;
}
