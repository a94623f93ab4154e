import { z } from 'zod';
import { flag } from '../../platform/http/bodyFields.ts';
import { oneLine } from '../../platform/http/oneLine.ts';

const MAX = 255;
const tooLong = (label: string) => `${label} must have at most ${MAX} characters`;

/** What is wrong with a value that is no text of at most `MAX` characters with something in it. */
const faultOf =
  (label: string, kind: string) =>
  ({ input }: { readonly input?: unknown }): string => {
    if (input === undefined || input === null) return `${label} is required`;
    if (typeof input !== 'string') return `${label} must be ${kind}`;
    return input.trim() === '' ? `${label} is required` : tooLong(label);
  };

const text = (label: string) =>
  z
    .string({ error: faultOf(label, 'a text') })
    .max(MAX, tooLong(label))
    .check(oneLine(label));

/** A text that says something. It is stored as it was sent. */
const words = (label: string) =>
  text(label).refine((value) => value.trim() !== '', { error: `${label} is required`, abort: true });

/** Some clients send figures for a telephone number or a postcode. */
const wordsOrFigures = (label: string) =>
  z.union([words(label), z.number().transform(String)], { error: faultOf(label, 'a text or a number') });

/** The fields of an address, wherever one is sent. */
export const addressFields = {
  full_name: words('Full name'),
  telephone: wordsOrFigures('Telephone'),
  address_1: words('Address'),
  address_2: text('Address line 2').nullish(),
  city: words('City'),
  province: words('Province'),
  country: words('Country'),
  postcode: wordsOrFigures('Postcode'),
};

const isDefault = flag('is_default');

export const newAddressBody = z
  .object({ ...addressFields, is_default: isDefault.default(false) })
  .transform(({ address_2, ...address }) => ({ ...address, address_2: address_2 ?? null }));
export type NewAddress = z.output<typeof newAddressBody>;

/** Changes what it carries. */
export const addressBody = z.object({ ...addressFields, is_default: isDefault }).partial();
export type AddressPatch = z.output<typeof addressBody>;
