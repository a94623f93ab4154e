/** Thrown if VIES gives no answer about a VAT ID. The message contains no part of the VAT ID. */
export class ViesError extends Error {
  override readonly name = 'ViesError';
  /** True if a later attempt may succeed. */
  readonly isTemporary: boolean;

  constructor(message: string, isTemporary: boolean, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.isTemporary = isTemporary;
  }
}

/** The error codes of VIES after which another attempt cannot succeed. All others are temporary. */
const LASTING = new Set(['INVALID_REQUESTER_INFO', 'VAT_BLOCKED', 'IP_BLOCKED']);

/** Creates the error for an error code of VIES, such as `MS_UNAVAILABLE`. */
export const viesErrorOf = (code: string): ViesError =>
  new ViesError(
    code === 'INVALID_REQUESTER_INFO'
      ? 'VIES rejected the setting shopVatId as the VAT ID of the shop (INVALID_REQUESTER_INFO)'
      : `VIES answered ${code}`,
    !LASTING.has(code),
  );
