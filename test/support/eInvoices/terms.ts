import { Found, parseXml } from './xmlElements.ts';

/** A party as the XML names it. */
export interface PartyTerms {
  readonly name: string | null;
  readonly vatId: string | null;
  readonly taxId: string | null;
  readonly id: string | null;
  readonly country: string | null;
  readonly endpoint: string | null;
  readonly endpointScheme: string | null;
}

/** An allowance or a charge. The category is null on a line. */
export interface AllowanceTerms {
  readonly isCharge: boolean;
  readonly amount: string | null;
  readonly reason: string | null;
  readonly code: string | null;
  readonly category: string | null;
  readonly rate: string | null;
}

export interface LineTerms {
  readonly id: string | null;
  readonly qty: string | null;
  readonly unit: string | null;
  readonly net: string | null;
  readonly name: string | null;
  readonly price: string | null;
  readonly priceQty: string | null;
  readonly category: string | null;
  readonly rate: string | null;
  readonly allowances: readonly AllowanceTerms[];
}

export interface TaxTerms {
  readonly net: string | null;
  readonly tax: string | null;
  readonly category: string | null;
  readonly rate: string | null;
  readonly reason: string | null;
  readonly code: string | null;
}

/** The business terms of EN 16931 that an e-invoice has, read from either syntax. */
export interface Terms {
  readonly number: string | null;
  readonly type: string | null;
  readonly issuedOn: string | null;
  readonly dueOn: string | null;
  readonly deliveredOn: string | null;
  readonly deliveryCountry: string | null;
  readonly hasDelivery: boolean;
  readonly currency: string | null;
  readonly taxCurrency: string | null;
  readonly order: string | null;
  readonly preceding: string | null;
  readonly paymentCode: string | null;
  readonly paymentTerms: string | null;
  readonly paymentReference: string | null;
  readonly hasAccount: boolean;
  readonly account: string | null;
  readonly accountName: string | null;
  readonly bic: string | null;
  readonly seller: PartyTerms;
  readonly buyer: PartyTerms;
  readonly lines: readonly LineTerms[];
  readonly allowances: readonly AllowanceTerms[];
  readonly taxes: readonly TaxTerms[];
  readonly totals: Readonly<
    Record<
      | 'lines'
      | 'allowances'
      | 'charges'
      | 'net'
      | 'tax'
      | 'accountedTax'
      | 'gross'
      | 'paid'
      | 'rounding'
      | 'due',
      string | null
    >
  >;
}

const isoDay = (day: string | null): string | null =>
  day === null ? null : day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

/** Reads a Cross Industry Invoice. */
export function readCii(xml: string): Terms {
  const root = parseXml(xml).one('CrossIndustryInvoice');
  const trade = root.one('SupplyChainTradeTransaction');
  const agreement = trade.one('ApplicableHeaderTradeAgreement');
  const delivery = trade.one('ApplicableHeaderTradeDelivery');
  const settlement = trade.one('ApplicableHeaderTradeSettlement');
  const sums = settlement.one('SpecifiedTradeSettlementHeaderMonetarySummation');
  const party = (one: Found): PartyTerms => {
    const taxes = one.all('SpecifiedTaxRegistration');
    const taxId = (scheme: string) =>
      taxes.find((tax) => tax.attribute('ID', 'schemeID') === scheme)?.text('ID') ?? null;
    return {
      name: one.text('Name'),
      vatId: taxId('VA'),
      taxId: taxId('FC'),
      id: one.text('ID'),
      country: one.text('PostalTradeAddress/CountryID'),
      endpoint: one.text('URIUniversalCommunication/URIID'),
      endpointScheme: one.attribute('URIUniversalCommunication/URIID', 'schemeID'),
    };
  };
  const allowance = (one: Found): AllowanceTerms => ({
    isCharge: one.text('ChargeIndicator/Indicator') === 'true',
    amount: one.text('ActualAmount'),
    reason: one.text('Reason'),
    code: one.text('ReasonCode'),
    category: one.text('CategoryTradeTax/CategoryCode'),
    rate: one.text('CategoryTradeTax/RateApplicablePercent'),
  });
  const taxTotals = sums.all('TaxTotalAmount').map(({ content }) => content);
  return {
    number: root.text('ExchangedDocument/ID'),
    type: root.text('ExchangedDocument/TypeCode'),
    issuedOn: isoDay(root.text('ExchangedDocument/IssueDateTime/DateTimeString')),
    dueOn: isoDay(settlement.text('SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString')),
    deliveredOn: isoDay(delivery.text('ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString')),
    deliveryCountry: delivery.text('ShipToTradeParty/PostalTradeAddress/CountryID'),
    hasDelivery: delivery.has('ShipToTradeParty'),
    currency: settlement.text('InvoiceCurrencyCode'),
    taxCurrency: settlement.text('TaxCurrencyCode'),
    order: agreement.text('BuyerOrderReferencedDocument/IssuerAssignedID'),
    preceding: settlement.text('InvoiceReferencedDocument/IssuerAssignedID'),
    paymentCode: settlement.text('SpecifiedTradeSettlementPaymentMeans/TypeCode'),
    paymentTerms: settlement.text('SpecifiedTradePaymentTerms/Description'),
    paymentReference: settlement.text('PaymentReference'),
    hasAccount: settlement.has('SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount'),
    account: settlement.text(
      'SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID',
    ),
    accountName: settlement.text(
      'SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/AccountName',
    ),
    bic: settlement.text(
      'SpecifiedTradeSettlementPaymentMeans/PayeeSpecifiedCreditorFinancialInstitution/BICID',
    ),
    seller: party(agreement.one('SellerTradeParty')),
    buyer: party(agreement.one('BuyerTradeParty')),
    lines: trade.all('IncludedSupplyChainTradeLineItem').map((line) => {
      const price = line.one('SpecifiedLineTradeAgreement/NetPriceProductTradePrice');
      const its = line.one('SpecifiedLineTradeSettlement');
      return {
        id: line.text('AssociatedDocumentLineDocument/LineID'),
        qty: line.text('SpecifiedLineTradeDelivery/BilledQuantity'),
        unit: line.attribute('SpecifiedLineTradeDelivery/BilledQuantity', 'unitCode'),
        net: its.text('SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'),
        name: line.text('SpecifiedTradeProduct/Name'),
        price: price.text('ChargeAmount'),
        priceQty: price.text('BasisQuantity'),
        category: its.text('ApplicableTradeTax/CategoryCode'),
        rate: its.text('ApplicableTradeTax/RateApplicablePercent'),
        allowances: its.all('SpecifiedTradeAllowanceCharge').map(allowance),
      };
    }),
    allowances: settlement.all('SpecifiedTradeAllowanceCharge').map(allowance),
    taxes: settlement.all('ApplicableTradeTax').map((tax) => ({
      net: tax.text('BasisAmount'),
      tax: tax.text('CalculatedAmount'),
      category: tax.text('CategoryCode'),
      rate: tax.text('RateApplicablePercent'),
      reason: tax.text('ExemptionReason'),
      code: tax.text('ExemptionReasonCode'),
    })),
    totals: {
      lines: sums.text('LineTotalAmount'),
      allowances: sums.text('AllowanceTotalAmount'),
      charges: sums.text('ChargeTotalAmount'),
      net: sums.text('TaxBasisTotalAmount'),
      tax: taxTotals[0] ?? null,
      accountedTax: taxTotals[1] ?? null,
      gross: sums.text('GrandTotalAmount'),
      paid: sums.text('TotalPrepaidAmount'),
      rounding: sums.text('RoundingAmount'),
      due: sums.text('DuePayableAmount'),
    },
  };
}

/** Reads a UBL invoice or credit note. */
export function readUbl(xml: string): Terms {
  const document = parseXml(xml);
  const isCredit = document.has('CreditNote');
  const kind = isCredit ? 'CreditNote' : 'Invoice';
  const root = document.one(kind);
  const party = (one: Found): PartyTerms => {
    const taxes = one.all('PartyTaxScheme');
    const taxId = (scheme: string) =>
      taxes.find((tax) => tax.text('TaxScheme/ID') === scheme)?.text('CompanyID') ?? null;
    return {
      name: one.text('PartyLegalEntity/RegistrationName'),
      vatId: taxId('VAT'),
      taxId: taxId('TAX'),
      id: one.text('PartyIdentification/ID'),
      country: one.text('PostalAddress/Country/IdentificationCode'),
      endpoint: one.text('EndpointID'),
      endpointScheme: one.attribute('EndpointID', 'schemeID'),
    };
  };
  const allowance = (one: Found): AllowanceTerms => ({
    isCharge: one.text('ChargeIndicator') === 'true',
    amount: one.text('Amount'),
    reason: one.text('AllowanceChargeReason'),
    code: one.text('AllowanceChargeReasonCode'),
    category: one.text('TaxCategory/ID'),
    rate: one.text('TaxCategory/Percent'),
  });
  const [total, accounted] = root.all('TaxTotal');
  const sums = root.one('LegalMonetaryTotal');
  const quantity = isCredit ? 'CreditedQuantity' : 'InvoicedQuantity';
  return {
    number: root.text('ID'),
    type: root.text(`${kind}TypeCode`),
    issuedOn: root.text('IssueDate'),
    dueOn: root.text('DueDate') ?? root.text('PaymentMeans/PaymentDueDate'),
    deliveredOn: root.text('Delivery/ActualDeliveryDate'),
    deliveryCountry: root.text('Delivery/DeliveryLocation/Address/Country/IdentificationCode'),
    hasDelivery: root.has('Delivery/DeliveryLocation'),
    currency: root.text('DocumentCurrencyCode'),
    taxCurrency: root.text('TaxCurrencyCode'),
    order: root.text('OrderReference/ID'),
    preceding: root.text('BillingReference/InvoiceDocumentReference/ID'),
    paymentCode: root.text('PaymentMeans/PaymentMeansCode'),
    paymentTerms: root.text('PaymentTerms/Note'),
    paymentReference: root.text('PaymentMeans/PaymentID'),
    hasAccount: root.has('PaymentMeans/PayeeFinancialAccount'),
    account: root.text('PaymentMeans/PayeeFinancialAccount/ID'),
    accountName: root.text('PaymentMeans/PayeeFinancialAccount/Name'),
    bic: root.text('PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID'),
    seller: party(root.one('AccountingSupplierParty/Party')),
    buyer: party(root.one('AccountingCustomerParty/Party')),
    lines: root.all(`${kind}Line`).map((line) => ({
      id: line.text('ID'),
      qty: line.text(quantity),
      unit: line.attribute(quantity, 'unitCode'),
      net: line.text('LineExtensionAmount'),
      name: line.text('Item/Name'),
      price: line.text('Price/PriceAmount'),
      priceQty: line.text('Price/BaseQuantity'),
      category: line.text('Item/ClassifiedTaxCategory/ID'),
      rate: line.text('Item/ClassifiedTaxCategory/Percent'),
      allowances: line.all('AllowanceCharge').map(allowance),
    })),
    allowances: root.all('AllowanceCharge').map(allowance),
    taxes: (total ?? new Found('')).all('TaxSubtotal').map((tax) => ({
      net: tax.text('TaxableAmount'),
      tax: tax.text('TaxAmount'),
      category: tax.text('TaxCategory/ID'),
      rate: tax.text('TaxCategory/Percent'),
      reason: tax.text('TaxCategory/TaxExemptionReason'),
      code: tax.text('TaxCategory/TaxExemptionReasonCode'),
    })),
    totals: {
      lines: sums.text('LineExtensionAmount'),
      allowances: sums.text('AllowanceTotalAmount'),
      charges: sums.text('ChargeTotalAmount'),
      net: sums.text('TaxExclusiveAmount'),
      tax: total?.text('TaxAmount') ?? null,
      accountedTax: accounted?.text('TaxAmount') ?? null,
      gross: sums.text('TaxInclusiveAmount'),
      paid: sums.text('PrepaidAmount'),
      rounding: sums.text('PayableRoundingAmount'),
      due: sums.text('PayableAmount'),
    },
  };
}
