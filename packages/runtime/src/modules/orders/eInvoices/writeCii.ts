import { toDecimal } from '../../../platform/money.ts';
import type { EInvoice, EInvoiceLine } from './eInvoice.ts';
import { leaf, node, xmlDocument } from './xml.ts';
import type { Xml } from './xml.ts';
import { party, address } from './ciiParty.ts';
import type { Amounts } from './ciiAmounts.ts';
import { categoryParts, allowanceCharge, tradeTax, summation } from './ciiAmounts.ts';

const STANDARD = 'urn:un:unece:uncefact:data:standard';
const NAMESPACES = {
  'xmlns:rsm': `${STANDARD}:CrossIndustryInvoice:100`,
  'xmlns:ram': `${STANDARD}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:udt': `${STANDARD}:UnqualifiedDataType:100`,
  'xmlns:qdt': `${STANDARD}:QualifiedDataType:100`,
};
/** The profile EN 16931 of Factur-X, which is the standard itself. */
const PROFILE = 'urn:cen.eu:en16931:2017';
/** A piece without a unit of its own (UN/ECE recommendation 20). */
const UNIT = { unitCode: 'C62' };

/** Writes an e-invoice as UN/CEFACT Cross Industry Invoice (D16B), in the profile EN 16931 of Factur-X. */
export function writeCii(one: EInvoice): string {
  const decimal: Amounts = (amount) => toDecimal(amount, one.currency);
  return xmlDocument(
    node(
      'rsm:CrossIndustryInvoice',
      [
        node('rsm:ExchangedDocumentContext', [
          node('ram:GuidelineSpecifiedDocumentContextParameter', [leaf('ram:ID', PROFILE)]),
        ]),
        node('rsm:ExchangedDocument', [
          leaf('ram:ID', one.number),
          leaf('ram:TypeCode', one.kind === 'credit_note' ? '381' : '380'),
          node('ram:IssueDateTime', [day('udt', one.issuedOn)]),
          node('ram:IncludedNote', [leaf('ram:Content', one.note)]),
        ]),
        node('rsm:SupplyChainTradeTransaction', [
          ...one.lines.map((line, index) => lineItem(line, index + 1, decimal)),
          agreement(one),
          delivery(one),
          settlement(one, decimal),
        ]),
      ],
      NAMESPACES,
    ),
  );
}

/** Writes a day in the format 102, which is YYYYMMDD. */
const day = (prefix: 'udt' | 'qdt', date: string | null): Xml =>
  leaf(`${prefix}:DateTimeString`, date?.replaceAll('-', ''), { format: '102' });

const lineItem = (line: EInvoiceLine, number: number, decimal: Amounts): Xml =>
  node('ram:IncludedSupplyChainTradeLineItem', [
    node('ram:AssociatedDocumentLineDocument', [leaf('ram:LineID', number)]),
    node('ram:SpecifiedTradeProduct', [
      leaf('ram:SellerAssignedID', line.sku),
      leaf('ram:Name', line.name),
      leaf('ram:Description', line.description),
    ]),
    node('ram:SpecifiedLineTradeAgreement', [
      node('ram:NetPriceProductTradePrice', [
        leaf('ram:ChargeAmount', decimal(line.price)),
        leaf('ram:BasisQuantity', line.priceQty, UNIT),
      ]),
    ]),
    node('ram:SpecifiedLineTradeDelivery', [leaf('ram:BilledQuantity', line.qty, UNIT)]),
    node('ram:SpecifiedLineTradeSettlement', [
      node('ram:ApplicableTradeTax', categoryParts(line.vat)),
      line.allowance === null ? '' : allowanceCharge(line.allowance, decimal),
      node('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        leaf('ram:LineTotalAmount', decimal(line.net)),
      ]),
    ]),
  ]);

const agreement = ({ orderNumber, seller, buyer }: EInvoice): Xml =>
  node('ram:ApplicableHeaderTradeAgreement', [
    leaf('ram:BuyerReference', orderNumber),
    node('ram:SellerTradeParty', party(seller)),
    node('ram:BuyerTradeParty', party(buyer)),
    node('ram:BuyerOrderReferencedDocument', [leaf('ram:IssuerAssignedID', orderNumber)]),
  ]);

/** Writes the delivery. The element has to be there even if nothing is known of it. */
function delivery({ delivery: to, suppliedOn }: EInvoice): Xml {
  const content = [
    to === null ? '' : node('ram:ShipToTradeParty', [leaf('ram:Name', to.name), address(to.address)]),
    node('ram:ActualDeliverySupplyChainEvent', [node('ram:OccurrenceDateTime', [day('udt', suppliedOn)])]),
  ];
  return node('ram:ApplicableHeaderTradeDelivery', content) || '<ram:ApplicableHeaderTradeDelivery/>';
}

function settlement(one: EInvoice, decimal: Amounts): Xml {
  const { accountedTax, payment, preceding } = one;
  return node('ram:ApplicableHeaderTradeSettlement', [
    leaf('ram:PaymentReference', payment?.account?.reference),
    leaf('ram:TaxCurrencyCode', accountedTax?.currency),
    leaf('ram:InvoiceCurrencyCode', one.currency),
    node('ram:SpecifiedTradeSettlementPaymentMeans', [
      leaf('ram:TypeCode', payment?.code),
      leaf('ram:Information', payment?.name),
      node('ram:PayeePartyCreditorFinancialAccount', [
        leaf('ram:IBANID', payment?.account?.iban),
        leaf('ram:AccountName', payment?.account?.name),
      ]),
      node('ram:PayeeSpecifiedCreditorFinancialInstitution', [leaf('ram:BICID', payment?.account?.bic)]),
    ]),
    ...one.taxes.map((tax) => tradeTax(tax, decimal)),
    ...one.allowances.map((allowance) => allowanceCharge(allowance, decimal)),
    node('ram:SpecifiedTradePaymentTerms', [
      leaf('ram:Description', one.terms),
      node('ram:DueDateDateTime', [day('udt', one.dueOn)]),
    ]),
    summation(one, decimal),
    node('ram:InvoiceReferencedDocument', [
      leaf('ram:IssuerAssignedID', preceding?.number),
      node('ram:FormattedIssueDateTime', [day('qdt', preceding?.issuedOn ?? null)]),
    ]),
  ]);
}
