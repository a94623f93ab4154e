import { z } from 'zod';
import { flag } from '../../platform/http/bodyFields.ts';

const text = (error: string) => z.string(error).max(255, error);

/** A text that says something. It is stored as it was sent. */
const words = (error: string) => text(error).refine((value) => value.trim() !== '', { error, abort: true });

/** Some clients send figures for a telephone number or a postcode. */
const wordsOrFigures = (error: string) => z.union([words(error), z.number(error).transform(String)], error);

/** The fields of an address, wherever one is sent. */
export const addressFields = {
  full_name: words('Full name is required'),
  telephone: wordsOrFigures('Telephone is required'),
  address_1: words('Address is required'),
  address_2: text('Address is invalid').nullish(),
  city: words('City is required'),
  province: words('Province is required'),
  country: words('Country is required'),
  postcode: wordsOrFigures('Postcode is required'),
};

const isDefault = flag('is_default');

export const newAddressBody = z
  .object({ ...addressFields, is_default: isDefault.default(false) })
  .transform(({ address_2, ...address }) => ({ ...address, address_2: address_2 ?? null }));
export type NewAddress = z.output<typeof newAddressBody>;

/** Changes what it carries. */
export const addressBody = z.object({ ...addressFields, is_default: isDefault }).partial();
export type AddressPatch = z.output<typeof addressBody>;
