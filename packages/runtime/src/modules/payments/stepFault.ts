import { isRecord } from '../../platform/isRecord.ts';

/**
 * Describes the error in the return value of `startPayment`, as a phrase that follows the payment method's name. Returns
 * null if the value is valid.
 */
export function stepFault(answer: unknown): string | null {
  if (!isRecord(answer)) return 'returned no payment step';
  const { kind, url, data } = answer;
  if (kind === 'none') return null;
  if (kind === 'redirect')
    return isWebAddress(url) ? null : 'returned a redirect without an http or https URL';
  if (kind === 'client') return isJson(data) ? null : 'returned data that is not a JSON object';
  return `returned the step ${JSON.stringify(kind) ?? 'undefined'}, which must be redirect, client or none`;
}

/** Reports whether a value is an http or https URL. */
export const isWebAddress = (url: unknown): boolean =>
  typeof url === 'string' && /^https?:$/.test(URL.parse(url)?.protocol ?? '');

/** Reports whether a value survives JSON serialization unchanged. */
const isJson = (data: unknown): boolean => isRecord(data) && Object.values(data).every(isJsonValue);

function isJsonValue(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJsonValue);
  return typeof value === 'object' && Object.values(value).every(isJsonValue);
}
