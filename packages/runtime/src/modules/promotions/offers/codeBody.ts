import { z } from 'zod';
import { keyText, textKey } from '../../../platform/text/keyText.ts';
import { addFault } from '../../../platform/http/forms/addFault.ts';

/** The most codes of a request. */
const MAX_CODES = 10_000;
const MAX_LENGTH = 64;
const MAX_PREFIX = 32;
const MAX_LIMIT = 2_147_483_647;

const RULE =
  'can only contain the letters a-z, A-Z, digits, dashes and underscores, and begins with a letter or digit';
const PATTERN = /^[a-zA-Z0-9][a-zA-Z0-9_-]*$/;

/** The request body for codes: a number of random ones, or given ones. */
export const codesBody = z
  .object({
    count: z.int().min(1).max(MAX_CODES).optional().describe('The number of random codes to create.'),
    prefix: z
      .string()
      .max(MAX_PREFIX)
      .regex(new RegExp(`${PATTERN.source}|^$`), `prefix ${RULE}`)
      .optional()
      .describe('The beginning of each random code. Default: none.'),
    codes: z
      .array(z.string().overwrite(keyText).max(MAX_LENGTH).regex(PATTERN, `A code ${RULE}`))
      .min(1)
      .max(MAX_CODES)
      .optional()
      .describe('The codes to create. Case does not matter when they are entered.'),
    max_uses: z
      .int()
      .min(0)
      .max(MAX_LIMIT)
      .nullable()
      .optional()
      .describe(
        'Maximum number of orders that can use each code. Null: no limit. Default: 1 for random codes, no limit for given ones.',
      ),
  })
  .superRefine(({ count, prefix, codes }, context) => {
    if ((count === undefined) === (codes === undefined))
      addFault(context, { rule: 'oneOf', message: 'Send either count or codes' });
    if (codes !== undefined && prefix !== undefined)
      addFault(context, { path: ['prefix'], rule: 'oneOf', message: 'prefix is only for random codes' });
    const seen = new Set<string>();
    for (const [index, code] of (codes ?? []).entries()) {
      if (seen.has(textKey(code)))
        addFault(context, {
          path: ['codes', index],
          rule: 'uniqueItems',
          message: `codes.${index} repeats another code`,
        });
      seen.add(textKey(code));
    }
  });
