import type { EInvoiceAddress, EInvoiceParty } from './eInvoice.ts';
import { electronicAddress } from './electronicAddress.ts';
import { leaf, node } from './xml.ts';
import type { Xml } from './xml.ts';

/** Returns the seller or the buyer. */
export function party(one: EInvoiceParty): readonly Xml[] {
  const electronic = electronicAddress(one);
  return [
    leaf('ram:ID', one.id),
    leaf('ram:Name', one.name),
    node('ram:SpecifiedLegalOrganization', [leaf('ram:TradingBusinessName', one.tradingName)]),
    node('ram:DefinedTradeContact', [
      leaf('ram:PersonName', one.contact),
      node('ram:TelephoneUniversalCommunication', [leaf('ram:CompleteNumber', one.phone)]),
      node('ram:EmailURIUniversalCommunication', [leaf('ram:URIID', one.email)]),
    ]),
    address(one.address),
    electronic === null
      ? ''
      : node('ram:URIUniversalCommunication', [
          leaf('ram:URIID', electronic.id, { schemeID: electronic.scheme }),
        ]),
    node('ram:SpecifiedTaxRegistration', [leaf('ram:ID', one.vatId, { schemeID: 'VA' })]),
    node('ram:SpecifiedTaxRegistration', [leaf('ram:ID', one.taxNumber, { schemeID: 'FC' })]),
  ];
}

/** Returns a postal address. */
export function address({ lines, city, postcode, province, country }: EInvoiceAddress): Xml {
  const [first, second, ...rest] = lines;
  return node('ram:PostalTradeAddress', [
    leaf('ram:PostcodeCode', postcode),
    leaf('ram:LineOne', first),
    leaf('ram:LineTwo', second),
    leaf('ram:LineThree', rest.join(', ')),
    leaf('ram:CityName', city),
    leaf('ram:CountryID', country),
    leaf('ram:CountrySubDivisionName', province),
  ]);
}
