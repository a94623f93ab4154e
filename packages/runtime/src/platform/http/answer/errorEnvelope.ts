import type { Refusal } from '../../errors.ts';

/** The body of every error that is answered as JSON. */
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
