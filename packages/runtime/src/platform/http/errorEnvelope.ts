import type { Refusal } from '../errors.ts';

/** The body of every error that is answered as JSON. */
export const errorEnvelope = ({ status, message, code, details, extra }: Refusal, requestId: string) => ({
  error: { status, message, code, requestId, ...(details && { details }), ...extra },
});
