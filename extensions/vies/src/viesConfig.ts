import { z } from '@shop/runtime/extension';

const HINT = 'Write it like https://ec.europa.eu/taxation_customs/vies/rest-api.';

/** Configuration section `system.vies`. */
export const viesConfig = z
  .strictObject({
    /** Base URL of the REST API. */
    baseUrl: z
      .string()
      .refine((url) => /^https?:\/\/[^?#@]+$/.test(url) && URL.canParse(url), {
        error: 'is not the URL of an API',
        params: { hint: HINT },
      })
      .transform((url) => url.replace(/\/+$/, ''))
      .default('https://ec.europa.eu/taxation_customs/vies/rest-api'),
    /** Timeout of each attempt in milliseconds. A check is attempted three times, within `checkout.vatCheckMs` in all. */
    timeoutMs: z.int().positive().max(60_000).default(4000),
  })
  .prefault({});
export type ViesConfig = z.output<typeof viesConfig>;
