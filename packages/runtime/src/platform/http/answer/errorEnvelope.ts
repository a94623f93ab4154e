import type { Refusal } from '../../errors.ts';

/** Returns the body of a JSON error response. */
export const errorEnvelope = (
  { status, message, code, values, details, extra }: Refusal,
  requestId: string,
) => ({
  error: {
    status,
    message,
    code,
    requestId,
    ...(values && { values }),
    ...(details && { details }),
    ...extra,
  },
});
