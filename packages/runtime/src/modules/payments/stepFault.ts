import type { PaymentStep } from './contract.ts';

/**
 * Describes the error in the return value of `startPayment`, as a phrase that follows the payment method's name. Returns
 * null if the value is valid.
 */
export function stepFault(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return 'returned no payment step';
  const step = answer as { readonly [Key in keyof PaymentStep | 'url' | 'data']?: unknown };
  if (step.kind === 'none') return null;
  if (step.kind === 'redirect')
    return isWebAddress(step.url) ? null : 'returned a redirect without an http or https URL';
  if (step.kind === 'client') return isJson(step.data) ? null : 'returned data that is not a JSON object';
  return `returned the step ${JSON.stringify(step.kind) ?? 'undefined'}, which must be redirect, client or none`;
}

/** Reports whether a value is an http or https URL. */
export const isWebAddress = (url: unknown): boolean =>
  typeof url === 'string' && /^https?:$/.test(URL.parse(url)?.protocol ?? '');

/** Reports whether a value survives JSON serialization unchanged. */
function isJson(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return Object.values(data).every(isJsonValue);
}

function isJsonValue(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJsonValue);
  return typeof value === 'object' && Object.values(value).every(isJsonValue);
}
