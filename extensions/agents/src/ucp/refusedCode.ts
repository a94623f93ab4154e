/** The codes of the protocol for what the shop refuses. Others are those of the shop in lowercase. */
const CODES: Readonly<Record<string, string>> = {
  VALIDATION_FAILED: 'invalid_request',
  INVALID_JSON: 'invalid_request',
  IDEMPOTENCY_KEY_REUSED: 'idempotency_conflict',
  IDEMPOTENCY_KEY_IN_USE: 'idempotency_in_flight',
  TOO_MANY_REQUESTS: 'rate_limit_exceeded',
};

/** Returns the code of the protocol for a refusal. */
export const codeOf = (code: string): string => CODES[code] ?? code.toLowerCase();
