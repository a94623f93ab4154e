import { refuse } from '../../errors.ts';

export const badIdempotencyKey = (min: number, max: number) =>
  refuse(400, 'INVALID_IDEMPOTENCY_KEY', 'Idempotency-Key must have {min} to {max} characters', {
    values: { min, max },
  });
export const idempotencyKeyReused = () =>
  refuse(
    422,
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was already used for a different request. Use a new key for a new request.',
  );
export const firstStillRunning = () =>
  refuse(
    409,
    'IDEMPOTENCY_KEY_IN_USE',
    'The first request with this Idempotency-Key is still being processed. Try again in a moment.',
    { headers: { 'retry-after': '1' } },
  );
/** Creates the refusal for a stored response whose encryption key was removed from the configuration. */
export const answerUnreadable = () =>
  refuse(
    409,
    'IDEMPOTENCY_ANSWER_UNREADABLE',
    'This request was already processed, but its response can no longer be read',
  );
