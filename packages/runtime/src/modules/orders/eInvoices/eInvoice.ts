import type { Minor } from '../../../platform/money.ts';

/** The VAT categories of EN 16931 (code list UNCL5305) that documents of the shop use. */
export type VatCode = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O';

/** Why no VAT is charged: a text in the language of the document, and the code of the list VATEX if there is one. */
export interface Exemption {
  readonly text: string;
  readonly code?: string | undefined;
}

/** The VAT category of a line or charge. `rate` is a percentage. */
export interface VatCategory {
  readonly code: VatCode;
  readonly rate: number;
  readonly exemption: Exemption | null;
}

/** A postal address. The country is null if the snapshot does not have it. */
export interface EInvoiceAddress {
  readonly lines: readonly string[];
  readonly city: string | null;
  readonly postcode: string | null;
  readonly province: string | null;
  readonly country: string | null;
}

/** The seller or the buyer. */
export interface EInvoiceParty {
  /** An identifier of the party if it has no VAT ID. */
  readonly id: string | null;
  readonly name: string;
  /** The name under which the party trades, if it differs from the legal name. */
  readonly tradingName: string | null;
  readonly vatId: string | null;
  /** A tax number of the seller that is no VAT ID. */
  readonly taxNumber: string | null;
  readonly contact: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: EInvoiceAddress;
}

/** An allowance or a charge. `amount` is never negative. */
export interface EInvoiceAllowance {
  readonly isCharge: boolean;
  readonly amount: Minor;
  readonly reason: string;
  /** A code of the list UNCL5189 (allowances) or UNCL7161 (charges). */
  readonly reasonCode: string;
}

/** A line. Its net is `price × qty ÷ priceQty`, less its allowance. The price is never negative; the quantity may be. */
export interface EInvoiceLine {
  readonly name: string;
  readonly description: string | null;
  readonly sku: string | null;
  readonly qty: number;
  readonly price: Minor;
  readonly priceQty: number;
  readonly allowance: EInvoiceAllowance | null;
  readonly net: Minor;
  readonly vat: VatCategory;
}

/** The total of one VAT category and rate. */
export interface EInvoiceTax {
  readonly vat: VatCategory;
  readonly net: Minor;
  readonly tax: Minor;
}

/** The way in which a document is paid. `account` is the account to which to transfer, and null if it is paid in another way. */
export interface EInvoicePayment {
  /** A code of the list UNCL4461. */
  readonly code: string;
  readonly name: string;
  readonly account: {
    readonly iban: string;
    readonly name: string;
    readonly bic: string | null;
    /** The text that the payer writes into the transfer. */
    readonly reference: string;
  } | null;
}

/** The totals, which EN 16931 derives from lines, charges and taxes. `rounding` is what the document's gross total differs by. */
export interface EInvoiceTotals {
  readonly lines: Minor;
  readonly allowances: Minor;
  readonly charges: Minor;
  readonly net: Minor;
  readonly tax: Minor;
  readonly gross: Minor;
  readonly paid: Minor;
  readonly rounding: Minor;
  readonly due: Minor;
}

/** A document in the terms of EN 16931, whose amounts are in minor units of `currency`. Days are ISO 8601 dates. */
export interface EInvoice {
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
  readonly issuedOn: string;
  readonly suppliedOn: string | null;
  /** The day by which to pay. Null if nothing is due. */
  readonly dueOn: string | null;
  readonly currency: string;
  /** The total tax in the currency in which the seller accounts for it. Null if that is the currency of the document. */
  readonly accountedTax: { readonly currency: string; readonly tax: Minor } | null;
  readonly orderNumber: string | null;
  /** The invoice that a credit note or correction refers to. */
  readonly preceding: { readonly number: string; readonly issuedOn: string } | null;
  readonly note: string | null;
  readonly seller: EInvoiceParty;
  readonly buyer: EInvoiceParty;
  readonly delivery: { readonly name: string; readonly address: EInvoiceAddress } | null;
  readonly payment: EInvoicePayment | null;
  /** The terms of payment in words. */
  readonly terms: string | null;
  readonly lines: readonly EInvoiceLine[];
  readonly allowances: readonly (EInvoiceAllowance & { readonly vat: VatCategory })[];
  readonly taxes: readonly EInvoiceTax[];
  readonly totals: EInvoiceTotals;
}
