import { z } from '@shop/runtime/extension';
import { ViesError, viesErrorOf } from './viesError.ts';

/** Holds the answer of VIES about a VAT ID. */
export interface ViesAnswer {
  readonly valid: boolean;
  readonly name: string | null;
  readonly address: string | null;
  /** The consultation number. Null if the shop sent no VAT ID of its own. */
  readonly reference: string | null;
}

const text = z.string().nullish();
const answer = z.object({ valid: z.boolean(), name: text, address: text, requestIdentifier: text });
const failure = z.object({
  actionSucceed: z.literal(false).optional(),
  errorWrappers: z.array(z.object({ error: z.string().regex(/^[A-Z_]{1,60}$/) })).min(1),
});

/** VIES answers this if the number cannot be one of the member state. */
const MALFORMED = 'INVALID_INPUT';

/**
 * Parses an answer of `POST /check-vat-number`. VIES tells errors as `errorWrappers`, with any status. Throws `ViesError` for an error, and
 * for anything that is not an answer. Pure.
 */
export function viesAnswerOf(status: number, body: string): ViesAnswer {
  const parsed = parse(body);
  const failed = failure.safeParse(parsed);
  if (failed.success) {
    const code = failed.data.errorWrappers[0]?.error ?? '';
    if (code === MALFORMED) return { valid: false, name: null, address: null, reference: null };
    throw viesErrorOf(code);
  }
  if (status !== 200)
    throw new ViesError(`VIES answered with status ${status}`, status >= 500 || status === 429);
  const found = answer.safeParse(parsed);
  if (!found.success) throw new ViesError('The response of VIES is not an answer about a VAT ID', true);
  const { valid, name, address, requestIdentifier } = found.data;
  return {
    valid,
    name: known(lineOf(name)),
    address: known(linesOf(address)),
    reference: known(lineOf(requestIdentifier).slice(0, MOST_REFERENCE)),
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const MOST_TEXT = 500;
const MOST_REFERENCE = 100;

const lineOf = (value: string | null | undefined): string =>
  (value ?? '')
    .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_TEXT)
    .trim();

const linesOf = (value: string | null | undefined): string =>
  (value ?? '')
    .split(/\r?\n|\r/)
    .map(lineOf)
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, MOST_TEXT)
    .trim();

/** Member states that disclose nothing send `---`. */
const known = (value: string): string | null => (value === '' || /^-+$/.test(value) ? null : value);
