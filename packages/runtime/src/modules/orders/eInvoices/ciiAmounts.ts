import { toDecimal } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { EInvoice, EInvoiceAllowance, EInvoiceTax, VatCategory } from './eInvoice.ts';
import { leaf, node } from './xml.ts';
import type { Xml } from './xml.ts';

/** Writes an amount with the decimals of the invoice's currency. */
export type Amounts = (amount: Minor) => string;

/** Writes a category with its rate. What is not subject to VAT has no rate. */
export const categoryParts = ({ code, rate }: VatCategory): readonly Xml[] => [
  leaf('ram:TypeCode', 'VAT'),
  leaf('ram:CategoryCode', code),
  leaf('ram:RateApplicablePercent', code === 'O' ? null : rate),
];

/** Returns an allowance or a charge of the invoice or of a line. */
export const allowanceCharge = (
  one: EInvoiceAllowance & { readonly vat?: VatCategory },
  decimal: Amounts,
): Xml =>
  node('ram:SpecifiedTradeAllowanceCharge', [
    node('ram:ChargeIndicator', [leaf('udt:Indicator', String(one.isCharge))]),
    leaf('ram:ActualAmount', decimal(one.amount)),
    leaf('ram:ReasonCode', one.reasonCode),
    leaf('ram:Reason', one.reason),
    one.vat ? node('ram:CategoryTradeTax', categoryParts(one.vat)) : '',
  ]);

/** Returns the tax of one rate. */
export const tradeTax = ({ vat, net, tax }: EInvoiceTax, decimal: Amounts): Xml =>
  node('ram:ApplicableTradeTax', [
    leaf('ram:CalculatedAmount', decimal(tax)),
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:ExemptionReason', vat.exemption?.text),
    leaf('ram:BasisAmount', decimal(net)),
    leaf('ram:CategoryCode', vat.code),
    leaf('ram:ExemptionReasonCode', vat.exemption?.code),
    leaf('ram:RateApplicablePercent', vat.code === 'O' ? null : vat.rate),
  ]);

/** Returns the totals of the invoice. */
export function summation({ totals, currency, accountedTax }: EInvoice, decimal: Amounts): Xml {
  return node('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    leaf('ram:LineTotalAmount', decimal(totals.lines)),
    leaf('ram:ChargeTotalAmount', decimal(totals.charges)),
    leaf('ram:AllowanceTotalAmount', decimal(totals.allowances)),
    leaf('ram:TaxBasisTotalAmount', decimal(totals.net)),
    leaf('ram:TaxTotalAmount', decimal(totals.tax), { currencyID: currency }),
    accountedTax === null
      ? ''
      : leaf('ram:TaxTotalAmount', toDecimal(accountedTax.tax, accountedTax.currency), {
          currencyID: accountedTax.currency,
        }),
    leaf('ram:RoundingAmount', totals.rounding === 0 ? null : decimal(totals.rounding)),
    leaf('ram:GrandTotalAmount', decimal(totals.gross)),
    leaf('ram:TotalPrepaidAmount', decimal(totals.paid)),
    leaf('ram:DuePayableAmount', decimal(totals.due)),
  ]);
}
