import type { EInvoiceParty } from './eInvoice.ts';

/** The schemes (code list EAS) of VAT IDs by their prefix. */
const VAT_SCHEMES: Readonly<Record<string, string>> = {
  AT: '9914',
  BE: '9925',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FI: '0213',
  FR: '9957',
  GB: '9932',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LI: '9936',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
};

/** An address to which a network delivers e-invoices. */
export interface ElectronicAddress {
  readonly scheme: string;
  readonly id: string;
}

/** The scheme of email addresses, to which Peppol does not deliver. */
export const EMAIL_SCHEME = 'EM';

/** Returns a party's VAT ID as its address in Peppol, or its email address if it has none. */
export function electronicAddress({ vatId, email }: EInvoiceParty): ElectronicAddress | null {
  const scheme = VAT_SCHEMES[vatId?.slice(0, 2) ?? ''];
  if (vatId !== null && scheme !== undefined) return { scheme, id: vatId };
  return email === null ? null : { scheme: EMAIL_SCHEME, id: email };
}
