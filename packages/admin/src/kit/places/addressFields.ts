import type { PlainTextKey } from '../../text/text.ts';

/** The text fields of an address in the order of forms, without its country and province. Dialogs with addresses derive from this list. */
export const ADDRESS_FIELDS = [
  { name: 'full_name', label: 'address.name', isRequired: true },
  { name: 'company', label: 'address.company' },
  { name: 'vat_id', label: 'address.vatId' },
  { name: 'address_1', label: 'address.line1', isRequired: true },
  { name: 'address_2', label: 'address.line2' },
  { name: 'postcode', label: 'address.postcode' },
  { name: 'city', label: 'address.city', isRequired: true },
  { name: 'telephone', label: 'address.telephone', isRequired: true },
] as const satisfies readonly {
  readonly name: string;
  readonly label: PlainTextKey;
  readonly isRequired?: true;
}[];

export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** An address as the API takes it. Empty strings stand for missing parts. */
export type AddressBody = Readonly<Record<AddressField['name'] | 'country' | 'province', string>>;

/** An address as GraphQL answers it. */
interface QueriedAddress {
  readonly fullName: string;
  readonly company: string | null;
  readonly vatId: string | null;
  readonly address1: string;
  readonly address2: string | null;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly province: string;
  readonly telephone: string;
}

/** Creates the body of an address that GraphQL answered, or of a new one. */
export const addressBodyOf = (address: QueriedAddress | null): AddressBody => ({
  full_name: address?.fullName ?? '',
  company: address?.company ?? '',
  vat_id: address?.vatId ?? '',
  address_1: address?.address1 ?? '',
  address_2: address?.address2 ?? '',
  postcode: address?.postcode ?? '',
  city: address?.city ?? '',
  country: address?.country ?? '',
  province: address?.province ?? '',
  telephone: address?.telephone ?? '',
});
