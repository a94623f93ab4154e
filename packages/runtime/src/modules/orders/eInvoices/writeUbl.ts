import { toDecimal } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type {
  EInvoice,
  EInvoiceAddress,
  EInvoiceAllowance,
  EInvoiceLine,
  EInvoiceParty,
  EInvoiceTax,
  VatCategory,
} from './eInvoice.ts';
import { electronicAddress, EMAIL_SCHEME } from './electronicAddress.ts';
import { missingTerms } from './missingTerms.ts';
import { leaf, node, xmlDocument } from './xml.ts';
import type { Xml } from './xml.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const EN_16931 = 'urn:cen.eu:en16931:2017';
const PEPPOL = `${EN_16931}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;
const PEPPOL_PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
/** A piece without a unit of its own (UN/ECE recommendation 20). */
const UNIT = { unitCode: 'C62' };

type Money = (name: string, amount: Minor) => Xml;

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

function party(one: EInvoiceParty): readonly Xml[] {
  const electronic = electronicAddress(one);
  return [
    electronic === null ? '' : leaf('cbc:EndpointID', electronic.id, { schemeID: electronic.scheme }),
    node('cac:PartyIdentification', [leaf('cbc:ID', one.id)]),
    node('cac:PartyName', [leaf('cbc:Name', one.tradingName)]),
    node('cac:PostalAddress', address(one.address)),
    taxScheme(one.vatId, 'VAT'),
    taxScheme(one.taxNumber, 'TAX'),
    node('cac:PartyLegalEntity', [leaf('cbc:RegistrationName', one.name)]),
    node('cac:Contact', [
      leaf('cbc:Name', one.contact),
      leaf('cbc:Telephone', one.phone),
      leaf('cbc:ElectronicMail', one.email),
    ]),
  ];
}

const taxScheme = (id: string | null, scheme: string): Xml =>
  id === null
    ? ''
    : node('cac:PartyTaxScheme', [
        leaf('cbc:CompanyID', id),
        node('cac:TaxScheme', [leaf('cbc:ID', scheme)]),
      ]);

function address({ lines, city, postcode, province, country }: EInvoiceAddress): readonly Xml[] {
  const [first, second, ...rest] = lines;
  return [
    leaf('cbc:StreetName', first),
    leaf('cbc:AdditionalStreetName', second),
    leaf('cbc:CityName', city),
    leaf('cbc:PostalZone', postcode),
    leaf('cbc:CountrySubentity', province),
    node('cac:AddressLine', [leaf('cbc:Line', rest.join(', '))]),
    node('cac:Country', [leaf('cbc:IdentificationCode', country)]),
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

/** Writes a category. What is not subject to VAT has no rate, and lines do not say why they are exempt. */
const category = (name: string, { code, rate, exemption }: VatCategory, isReasoned = false): Xml =>
  node(name, [
    leaf('cbc:ID', code),
    leaf('cbc:Percent', code === 'O' ? null : rate),
    leaf('cbc:TaxExemptionReasonCode', isReasoned ? exemption?.code : null),
    leaf('cbc:TaxExemptionReason', isReasoned ? exemption?.text : null),
    node('cac:TaxScheme', [leaf('cbc:ID', 'VAT')]),
  ]);

const allowanceCharge = (one: EInvoiceAllowance & { readonly vat?: VatCategory }, money: Money): Xml =>
  node('cac:AllowanceCharge', [
    leaf('cbc:ChargeIndicator', String(one.isCharge)),
    leaf('cbc:AllowanceChargeReasonCode', one.reasonCode),
    leaf('cbc:AllowanceChargeReason', one.reason),
    money('cbc:Amount', one.amount),
    one.vat ? category('cac:TaxCategory', one.vat) : '',
  ]);

function taxTotals({ totals, taxes, accountedTax }: EInvoice, money: Money): readonly Xml[] {
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

const monetaryTotal = ({ totals }: EInvoice, money: Money): Xml =>
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
