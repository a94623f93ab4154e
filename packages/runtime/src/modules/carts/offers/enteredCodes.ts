import type { CartDraft } from '../draft.ts';
import { couponLimit } from '../errors.ts';
import type { CappedInputs } from '../inputs/cartInputs.ts';
import { isSameCode } from './couponsOf.ts';

type CodeInputs = Pick<CappedInputs, 'coupons' | 'offers' | 'couponsPerCart'>;

/** A draft after a code was entered. */
interface EnteredCode {
  readonly draft: CartDraft;
  /** The code as it was made. */
  readonly code: string;
  /** The code that it replaced. Null if it replaced none. */
  readonly replaced: string | null;
}

/**
 * Enters a code, as the record of the coupon or the promotion spells it. Where a cart may have one code, it replaces the other one. Throws
 * `COUPON_LIMIT` (400) if it is one too many. The recomputation throws the reason (400) if the code is not accepted.
 */
export function enterCode(draft: CartDraft, inputs: CodeInputs, typed: string): EnteredCode {
  const code = storedCode(inputs, typed) ?? typed;
  const others = draft.codes.filter((known) => !isSameCode(known, code));
  const isThere = others.length < draft.codes.length;
  const { couponsPerCart: most } = inputs;
  if (most === 1) {
    const replaced = others[0] ?? null;
    return { draft: { ...draft, codes: [code], newCode: code }, code, replaced };
  }
  if (!isThere && draft.codes.length >= most) throw couponLimit(most);
  const codes = isThere
    ? draft.codes.map((known) => (isSameCode(known, code) ? code : known))
    : [...draft.codes, code];
  return { draft: { ...draft, codes, newCode: code }, code, replaced: null };
}

const storedCode = ({ coupons, offers }: CodeInputs, typed: string): string | undefined =>
  coupons.find(({ coupon }) => isSameCode(coupon.coupon, typed))?.coupon.coupon ??
  offers?.codes.find(({ code }) => isSameCode(code, typed))?.code;

/** Keeps as many codes as a cart may have. A lowered setting holds from the next change. */
export const withinLimit = (draft: CartDraft, { couponsPerCart }: CodeInputs): CartDraft =>
  draft.codes.length > couponsPerCart ? { ...draft, codes: draft.codes.slice(0, couponsPerCart) } : draft;
