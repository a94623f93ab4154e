import type { EInvoiceAddress, EInvoiceParty } from './eInvoice.ts';
import { electronicAddress } from './electronicAddress.ts';
import { leaf, node } from './xml.ts';
import type { Xml } from './xml.ts';

/** Returns the members of the seller or the buyer. */
export function party(one: EInvoiceParty): readonly Xml[] {
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

/** Returns the members of a postal address. */
export function address({ lines, city, postcode, province, country }: EInvoiceAddress): readonly Xml[] {
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
