import type { EInvoice, EInvoiceAddress, EInvoiceParty } from './eInvoice.ts';
import type { InvoicedAddress, InvoicedOrder } from './invoicedOrder.ts';
import type { Seller } from './seller.ts';

const filled = (value: string | null | undefined): string | null => value?.trim() || null;

/** Writes a VAT ID as EN 16931 has it: in capitals and without blanks or dots. */
const plainVatId = (value: string | null | undefined): string | null =>
  filled(value?.replace(/[\s.-]/g, '').toUpperCase());

/**
 * Describes the seller of a document. A document that was issued before snapshots had the seller names it by the printed lines, the
 * first of which is the name.
 */
export function sellerParty(seller: Seller | undefined, printed: readonly string[]): EInvoiceParty {
  if (!seller) {
    const [name = '', ...lines] = printed;
    const address = { lines, city: null, postcode: null, province: null, country: null };
    return { ...NOBODY, name, address };
  }
  const { name, legal_name, vat_id, tax_number, email, phone } = seller;
  return {
    // Who has no VAT ID is identified by the tax number.
    id: vat_id === null ? tax_number : null,
    name: legal_name ?? name,
    tradingName: legal_name !== null && legal_name !== name ? name : null,
    vatId: plainVatId(vat_id),
    taxNumber: tax_number,
    contact: email !== null || phone !== null ? name : null,
    email,
    phone,
    address: addressOf(seller),
  };
}

/** Describes the buyer: the firm of the billing address, or its person. Without a billing address it is the shipping address. */
export function buyerParty({
  billing_address,
  shipping_address,
  customer_email,
}: InvoicedOrder): EInvoiceParty {
  const address = billing_address ?? shipping_address;
  const email = filled(customer_email);
  if (!address) return { ...NOBODY, name: email ?? '', email };
  const company = filled(address.company);
  const person = filled(address.full_name);
  return {
    ...NOBODY,
    name: company ?? person ?? email ?? '',
    vatId: plainVatId(address.vat_id),
    contact: company === null ? null : person,
    email,
    phone: filled(address.telephone),
    address: addressOf(address),
  };
}

/** Returns true if an order was bought by a firm: its billing address has a company or a VAT ID. */
export function isBusiness({ billing_address: address }: InvoicedOrder): boolean {
  return filled(address?.company) !== null || filled(address?.vat_id) !== null;
}

/** Describes where the goods of an order go. Null if nothing is shipped. */
export function deliveryOf({
  shipping_address: address,
  no_shipping_required,
}: InvoicedOrder): EInvoice['delivery'] {
  if (!address || no_shipping_required) return null;
  return { name: filled(address.company) ?? filled(address.full_name) ?? '', address: addressOf(address) };
}

function addressOf(address: Partial<Omit<InvoicedAddress, 'full_name'>>): EInvoiceAddress {
  const { address_1, address_2, city, postcode, province, country } = address;
  return {
    lines: [filled(address_1), filled(address_2)].filter((line) => line !== null),
    city: filled(city),
    postcode: filled(postcode),
    province: filled(province),
    country: filled(country)?.toUpperCase() ?? null,
  };
}

const NOBODY: EInvoiceParty = {
  id: null,
  name: '',
  tradingName: null,
  vatId: null,
  taxNumber: null,
  contact: null,
  email: null,
  phone: null,
  address: { lines: [], city: null, postcode: null, province: null, country: null },
};
