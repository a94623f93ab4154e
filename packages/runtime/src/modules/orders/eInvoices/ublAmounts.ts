import { toDecimal } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { EInvoice, EInvoiceAllowance, EInvoiceTax, VatCategory } from './eInvoice.ts';
import { leaf, node } from './xml.ts';
import type { Xml } from './xml.ts';

/** Returns an element of the name with an amount and its currency. */
export type Money = (name: string, amount: Minor) => Xml;

/** Writes a category. What is not subject to VAT has no rate, and lines do not say why they are exempt. */
export const category = (name: string, { code, rate, exemption }: VatCategory, isReasoned = false): Xml =>
  node(name, [
    leaf('cbc:ID', code),
    leaf('cbc:Percent', code === 'O' ? null : rate),
    leaf('cbc:TaxExemptionReasonCode', isReasoned ? exemption?.code : null),
    leaf('cbc:TaxExemptionReason', isReasoned ? exemption?.text : null),
    node('cac:TaxScheme', [leaf('cbc:ID', 'VAT')]),
  ]);

/** Returns an allowance or a charge of the invoice or of a line. */
export const allowanceCharge = (one: EInvoiceAllowance & { readonly vat?: VatCategory }, money: Money): Xml =>
  node('cac:AllowanceCharge', [
    leaf('cbc:ChargeIndicator', String(one.isCharge)),
    leaf('cbc:AllowanceChargeReasonCode', one.reasonCode),
    leaf('cbc:AllowanceChargeReason', one.reason),
    money('cbc:Amount', one.amount),
    one.vat ? category('cac:TaxCategory', one.vat) : '',
  ]);

/** Returns the tax of the invoice, by rate. */
export function taxTotals({ totals, taxes, accountedTax }: EInvoice, money: Money): readonly Xml[] {
  const subtotal = ({ vat, net, tax }: EInvoiceTax) =>
    node('cac:TaxSubtotal', [
      money('cbc:TaxableAmount', net),
      money('cbc:TaxAmount', tax),
      category('cac:TaxCategory', vat, true),
    ]);
  const total = node('cac:TaxTotal', [money('cbc:TaxAmount', totals.tax), ...taxes.map(subtotal)]);
  if (accountedTax === null) return [total];
  const { currency, tax } = accountedTax;
  const amount = leaf('cbc:TaxAmount', toDecimal(tax, currency), { currencyID: currency });
  return [total, node('cac:TaxTotal', [amount])];
}

/** Returns the totals of the invoice. */
export const monetaryTotal = ({ totals }: EInvoice, money: Money): Xml =>
  node('cac:LegalMonetaryTotal', [
    money('cbc:LineExtensionAmount', totals.lines),
    money('cbc:TaxExclusiveAmount', totals.net),
    money('cbc:TaxInclusiveAmount', totals.gross),
    money('cbc:AllowanceTotalAmount', totals.allowances),
    money('cbc:ChargeTotalAmount', totals.charges),
    money('cbc:PrepaidAmount', totals.paid),
    totals.rounding === 0 ? '' : money('cbc:PayableRoundingAmount', totals.rounding),
    money('cbc:PayableAmount', totals.due),
  ]);
