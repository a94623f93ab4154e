import { z } from 'zod';

/** The result of a check of a VAT ID in the API. */
export const vatCheckAnswer = z.object({
  vat_id: z.string().describe('The VAT ID with its prefix, such as `DE123456789`.'),
  country: z.string().describe('The ISO 3166-1 code of the country of the VAT ID.'),
  valid: z.boolean().describe('True if the VAT ID belonged to a business at the time of the check.'),
  name: z.string().nullable().describe('The registered name. Null if the service did not disclose it.'),
  address: z
    .string()
    .nullable()
    .describe(
      'The registered address, which can have several lines. Null if the service did not disclose it.',
    ),
  checked_at: z.string().meta({ format: 'date-time' }).describe('The time at which it was checked.'),
  reference: z
    .string()
    .nullable()
    .describe(
      "The service's number for the check, which proves it to the authorities. Null if there is none.",
    ),
});
