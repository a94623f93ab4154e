import { z } from 'zod';
import { defineRoute } from '../../platform/contracts/route.ts';
import { countryField } from '../../platform/http/forms/countryField.ts';
import { addressLookupText, suggestAddresses } from './suggestAddresses.ts';

const { most } = addressLookupText;

const body = z.object({
  country: countryField,
  text: z
    .string('text is required')
    .max(most, `text must have at most ${most} characters`)
    .describe(
      'The beginning of the address, as the shopper has typed it. There are no suggestions for fewer than 3 characters.',
    ),
});

const address = z.object({
  address_1: z.string().describe('The street and house number.'),
  company: z.string().describe('The company at the address. Empty if unknown.'),
  address_2: z.string().describe('The apartment or suite. Empty if unknown.'),
  city: z.string().describe('The city. Empty if unknown.'),
  province: z
    .string()
    .describe('The ISO 3166-2 code of the province, or its name if it has none. Empty if unknown.'),
  postcode: z.string().describe('The postcode. Empty if unknown.'),
  country: z.string().describe('The ISO 3166-1 code of the country, as requested.'),
});

const suggestion = z.object({
  label: z.string().describe('The address as one line.'),
  address: address.describe('The parts of the address. Empty parts leave what the shopper has typed.'),
});

export const addressLookupRoutes = [
  defineRoute({
    id: 'suggestAddresses',
    does: 'Returns addresses that match a partially typed one, from the address lookups of extensions. The text is sent in the body, so that no log contains it.',
    method: 'POST',
    path: '/api/addresses/suggestions',
    access: 'public',
    idempotency: 'none',
    sdk: { resource: 'addresses', method: 'suggest' },
    body,
    response: z
      .array(suggestion)
      .describe(
        'The suggestions, best first, at most 10. Empty if no extension looks up addresses of the country.',
      ),
    handle: ({ app, body: { country, text }, request: { signal } }) =>
      suggestAddresses(app, { country, text, signal }),
  }),
];
