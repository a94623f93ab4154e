import type { Address } from '../provinces/contract.ts';

/** A field of an address form that companies fill in. */
export type CompanyField = 'company' | 'vat_id';

export interface AddressView extends Address {
  readonly province_name: string;
  /** The lines of the address as its country writes them, from the name to the country, and the VAT ID. Without the phone number. */
  readonly lines: readonly string[];
}

/** A part of an address that the form shows for the selected country. */
export interface AddressPartView {
  readonly name: 'city' | 'province' | 'postcode';
  /**
   * The country's term for the part: `city`, `district`, `post_town` or `suburb`; `area`, `county`, `department`, `district`, `do_si`,
   * `emirate`, `island`, `oblast`, `parish`, `prefecture`, `province`, `state` or `other`; `eircode`, `pin`, `postal`, `postcode` or `zip`.
   */
  readonly kind: string;
  readonly is_required: boolean;
}

export interface PlaceView {
  readonly code: string;
  readonly name: string;
}

/** A province, with the provinces inside it grouped under its name. */
export interface ProvinceGroupView extends PlaceView {
  readonly parts: readonly PlaceView[];
}
