import { refuse, validationFailed } from '../../errors.ts';
import type { Refusal } from '../../errors.ts';

const RETRY_SECONDS = '5';

export const unknownLanguage = (code: string, known: readonly string[]) =>
  validationFailed([
    {
      path: 'locale',
      rule: 'enum',
      values: { values: known },
      message: `Unknown language "${code}". Available: ${known.join(', ')}`,
    },
  ]);
export const malformedUrl = () => refuse(400, 'MALFORMED_URL', 'Malformed URL');
/** Creates the refusal for a request with several Host headers, of which a proxy and the shop might use different ones. */
export const severalHosts = () =>
  refuse(400, 'MALFORMED_REQUEST', 'Request must have one Host header', { headers: { connection: 'close' } });
export const methodNotAllowed = (allow: string) =>
  refuse(405, 'METHOD_NOT_ALLOWED', 'Method not allowed', { headers: { allow } });
export const crossOrigin = (list: 'cors.origins' | 'cors.adminOrigins') =>
  refuse(
    403,
    'CROSS_ORIGIN_REQUEST',
    'A cookie-authenticated change must come from the shop or an origin in {list}',
    {
      values: { list },
    },
  );

export const payloadTooLarge = (limit: number) =>
  refuse(413, 'PAYLOAD_TOO_LARGE', 'Request body is larger than {limit} bytes', { values: { limit } });
export const notJson = () =>
  refuse(
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    'Request body must be JSON in UTF-8 (Content-Type: application/json)',
  );
export const encodedBody = () =>
  refuse(415, 'UNSUPPORTED_CONTENT_ENCODING', 'Request body must be sent without Content-Encoding');
export const notMultipart = () =>
  refuse(
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    'Request body must be a form with files (Content-Type: multipart/form-data)',
  );
export const malformedMultipart = () =>
  refuse(400, 'MALFORMED_MULTIPART', 'Request body is not valid multipart/form-data');
export const tooManyFiles = (max: number) =>
  refuse(400, 'TOO_MANY_FILES', 'At most {max} files can be sent at once', { values: { max } });
export const tooManyFields = (max: number) =>
  refuse(400, 'TOO_MANY_FIELDS', 'A form can have at most {max} fields', { values: { max } });
export const fileTooLarge = (maxBytes: number) =>
  refuse(413, 'FILE_TOO_LARGE', 'A file is larger than {maxBytes} bytes', { values: { maxBytes } });
export const invalidJson = () => refuse(400, 'INVALID_JSON', 'Request body is not valid JSON');
export const tooDeep = (levels: number) =>
  refuse(400, 'BODY_TOO_DEEP', 'Request body is nested deeper than {levels} levels', { values: { levels } });
export const tooManyMembers = (most: number) =>
  refuse(400, 'TOO_MANY_MEMBERS', 'Request body has more than {most} members and items', {
    values: { most },
  });
export const notAnObject = () =>
  validationFailed([
    { path: '', rule: 'type', values: { type: 'object' }, message: 'Request body must be a JSON object' },
  ]);
export const requestAborted = () =>
  refuse(400, 'REQUEST_ABORTED', 'Request ended before its body was complete');

export const tooManyRequests = (retryAfterSeconds: number) =>
  refuse(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please slow down and try again later.', {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

export const serviceUnavailable = () =>
  refuse(503, 'SERVICE_UNAVAILABLE', 'The shop is temporarily unavailable. Try again later.', {
    headers: { 'retry-after': RETRY_SECONDS },
  });

const planned = new WeakSet<Refusal>();
/** Creates the refusal for shoppers while the storefront is closed for maintenance. */
export function storefrontClosed(): Refusal {
  const refusal = serviceUnavailable();
  planned.add(refusal);
  return refusal;
}
/** Reports whether the shop refused on purpose with a status of 500 or more, which is not logged as a failure. */
export const isPlanned = (refusal: Refusal): boolean => planned.has(refusal);

export const notReady = (health: unknown) =>
  refuse(503, 'NOT_READY', 'Not ready', { extra: { health }, headers: { 'retry-after': RETRY_SECONDS } });
/**
 * Creates the refusal for a change based on an outdated record version. `current` is the current record, or null if the caller
 * may not read the record.
 */
export const versionConflict = (current: unknown) =>
  refuse(412, 'VERSION_CONFLICT', 'The record has changed since it was read', { extra: { current } });
/** Creates the error for an unexpected failure. The response does not include the cause. */
export const internalError = () => refuse(500, 'INTERNAL_ERROR', 'Internal server error');

export const secondFactorMissing = () =>
  refuse(403, 'SECOND_FACTOR_MISSING', 'This shop requires a second factor. Set one up first.');
