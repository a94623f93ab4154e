import { digitsOf, mulDiv, scaled } from '../../../platform/money.ts';
import type { EInvoice, EInvoiceTax } from './eInvoice.ts';

/**
 * Lists what a document lacks of EN 16931: business terms such as `BT-40`, `BR-DEC` if the amounts of its currency have three decimals,
 * which the standard does not allow, and `BR-CO-17` if the tax, which was rounded for each unit or line, is a whole unit of the currency
 * or more away from the tax on the sum. Empty if it conforms.
 */
export function missingTerms(one: EInvoice): readonly string[] {
  const { seller, buyer, delivery, taxes } = one;
  const uses = (...codes: readonly string[]) => taxes.some(({ vat }) => codes.includes(vat.code));
  const isRegistered = seller.vatId !== null || seller.taxNumber !== null;
  const crossesBorder = uses('AE', 'K');
  const lacking: Readonly<Record<string, boolean>> = {
    'BT-27': seller.name.trim() === '',
    'BT-29': !isRegistered,
    'BT-31': (crossesBorder || uses('G') ? seller.vatId === null : !isRegistered) && !uses('O'),
    'BT-40': seller.address.country === null,
    'BT-44': buyer.name.trim() === '',
    'BT-48': crossesBorder && buyer.vatId === null,
    'BT-55': buyer.address.country === null,
    'BT-80': (uses('K') && delivery === null) || (delivery !== null && delivery.address.country === null),
    'BR-DEC': [one.currency, one.accountedTax?.currency ?? one.currency].some((code) => digitsOf(code) > 2),
    'BR-CO-17': taxes.some((tax) => isFarOff(tax, one.currency)),
  };
  return Object.keys(lacking).filter((term) => lacking[term]);
}

const RATE_DIGITS = 4;
const HUNDRED = 100;

/** Returns true if a tax is not its rate of the net, within less than a unit of the currency. Rates below half a percent round to none. */
function isFarOff({ vat: { rate }, net, tax }: EInvoiceTax, currency: string): boolean {
  const unit = 10 ** digitsOf(currency);
  const isNone = scaled(String(rate), 0) === 0;
  const computed = mulDiv(net, scaled(String(rate), RATE_DIGITS), HUNDRED * 10 ** RATE_DIGITS);
  return isNone ? Math.abs(tax) * 2 >= unit : Math.abs(tax - computed) >= unit;
}
