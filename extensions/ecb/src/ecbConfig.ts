import { z } from '@shop/runtime/extension';

const HINT = 'Write it like https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml.';

/** Configuration section `system.ecb`. */
export const ecbConfig = z
  .strictObject({
    /** URL of the file with the rates of the day. */
    url: z
      .string()
      .refine((url) => /^https?:\/\/[^@]+$/.test(url) && URL.canParse(url), {
        error: 'is not the URL of a file',
        params: { hint: HINT },
      })
      .default('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'),
    /** Timeout of each attempt in milliseconds. The file is requested up to three times, within `checkout.exchangeRateMs` in all. */
    timeoutMs: z.int().positive().max(60_000).default(3000),
  })
  .prefault({});
export type EcbConfig = z.output<typeof ecbConfig>;
