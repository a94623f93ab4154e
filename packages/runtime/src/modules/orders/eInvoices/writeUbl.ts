import { toDecimal } from '../../../platform/money.ts';
import type { EInvoice, EInvoiceLine } from './eInvoice.ts';
import { electronicAddress, EMAIL_SCHEME } from './electronicAddress.ts';
import { missingTerms } from './missingTerms.ts';
import { leaf, node, xmlDocument } from './xml.ts';
import type { Xml } from './xml.ts';
import { party, address } from './ublParty.ts';
import type { Money } from './ublAmounts.ts';
import { allowanceCharge, taxTotals, monetaryTotal, category } from './ublAmounts.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const EN_16931 = 'urn:cen.eu:en16931:2017';
const PEPPOL = `${EN_16931}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;
const PEPPOL_PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
/** A piece without a unit of its own (UN/ECE recommendation 20). */
const UNIT = { unitCode: 'C62' };

/**
 * Writes an e-invoice as UBL 2.1, a credit note as `CreditNote`. It names Peppol BIS Billing 3.0 if both parties have an address in
 * Peppol and nothing is missing, else EN 16931.
 */
export function writeUbl(one: EInvoice): string {
  const money: Money = (name, amount) =>
    leaf(name, toDecimal(amount, one.currency), { currencyID: one.currency });
  const root = one.kind === 'credit_note' ? 'CreditNote' : 'Invoice';
  return xmlDocument(
    node(
      root,
      [
        ...head(one),
        node('cac:AccountingSupplierParty', [node('cac:Party', party(one.seller))]),
        node('cac:AccountingCustomerParty', [node('cac:Party', party(one.buyer))]),
        delivery(one),
        paymentMeans(one),
        node('cac:PaymentTerms', [leaf('cbc:Note', one.terms)]),
        ...one.allowances.map((allowance) => allowanceCharge(allowance, money)),
        ...taxTotals(one, money),
        monetaryTotal(one, money),
        ...one.lines.map((line, index) => invoiceLine(line, index + 1, { root, money })),
      ],
      {
        xmlns: `${UBL}:${root}-2`,
        'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
        'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
      },
    ),
  );
}

/**
 * Returns true if both parties can be reached in Peppol, and the document has all terms. Between two German parties Peppol also asks for
 * the seller's contact, with telephone and email.
 */
function isForPeppol(one: EInvoice): boolean {
  const { seller, buyer } = one;
  const addresses = [seller, buyer].map((party) => electronicAddress(party)?.scheme ?? EMAIL_SCHEME);
  const isGerman = seller.address.country === 'DE' && buyer.address.country === 'DE';
  if (isGerman && (seller.phone === null || seller.email === null)) return false;
  return addresses.every((scheme) => scheme !== EMAIL_SCHEME) && missingTerms(one).length === 0;
}

function head(one: EInvoice): readonly Xml[] {
  const isCredit = one.kind === 'credit_note';
  const isPeppol = isForPeppol(one);
  return [
    leaf('cbc:CustomizationID', isPeppol ? PEPPOL : EN_16931),
    leaf('cbc:ProfileID', isPeppol ? PEPPOL_PROCESS : null),
    leaf('cbc:ID', one.number),
    leaf('cbc:IssueDate', one.issuedOn),
    leaf('cbc:DueDate', isCredit ? null : one.dueOn),
    isCredit ? leaf('cbc:CreditNoteTypeCode', '381') : leaf('cbc:InvoiceTypeCode', '380'),
    leaf('cbc:Note', one.note),
    leaf('cbc:DocumentCurrencyCode', one.currency),
    leaf('cbc:TaxCurrencyCode', one.accountedTax?.currency),
    leaf('cbc:BuyerReference', one.orderNumber),
    node('cac:OrderReference', [leaf('cbc:ID', one.orderNumber)]),
    node('cac:BillingReference', [
      node('cac:InvoiceDocumentReference', [
        leaf('cbc:ID', one.preceding?.number),
        leaf('cbc:IssueDate', one.preceding?.issuedOn),
      ]),
    ]),
  ];
}

const delivery = ({ delivery: to, suppliedOn }: EInvoice): Xml =>
  node('cac:Delivery', [
    leaf('cbc:ActualDeliveryDate', suppliedOn),
    to === null ? '' : node('cac:DeliveryLocation', [node('cac:Address', address(to.address))]),
    to === null ? '' : node('cac:DeliveryParty', [node('cac:PartyName', [leaf('cbc:Name', to.name)])]),
  ]);

/** Writes how it is paid. A credit note has the day by which to pay here. */
const paymentMeans = ({ kind, payment, dueOn }: EInvoice): Xml =>
  payment === null
    ? ''
    : node('cac:PaymentMeans', [
        leaf('cbc:PaymentMeansCode', payment.code, { name: payment.name }),
        leaf('cbc:PaymentDueDate', kind === 'credit_note' ? dueOn : null),
        leaf('cbc:PaymentID', payment.account?.reference),
        node('cac:PayeeFinancialAccount', [
          leaf('cbc:ID', payment.account?.iban),
          leaf('cbc:Name', payment.account?.name),
          node('cac:FinancialInstitutionBranch', [leaf('cbc:ID', payment.account?.bic)]),
        ]),
      ]);

function invoiceLine(
  line: EInvoiceLine,
  number: number,
  { root, money }: { readonly root: 'Invoice' | 'CreditNote'; readonly money: Money },
): Xml {
  return node(`cac:${root}Line`, [
    leaf('cbc:ID', number),
    leaf(root === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity', line.qty, UNIT),
    money('cbc:LineExtensionAmount', line.net),
    line.allowance === null ? '' : allowanceCharge(line.allowance, money),
    node('cac:Item', [
      leaf('cbc:Description', line.description),
      leaf('cbc:Name', line.name),
      node('cac:SellersItemIdentification', [leaf('cbc:ID', line.sku)]),
      category('cac:ClassifiedTaxCategory', line.vat),
    ]),
    node('cac:Price', [money('cbc:PriceAmount', line.price), leaf('cbc:BaseQuantity', line.priceQty, UNIT)]),
  ]);
}
