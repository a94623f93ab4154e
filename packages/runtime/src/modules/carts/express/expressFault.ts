import { Html } from '../../../platform/html/html.ts';
import type { ExpressPayment, ExpressPlace } from './expressTypes.ts';

const CODE = /^[a-z][\w-]{0,49}$/i;
const PLACES: readonly ExpressPlace[] = ['product', 'cart', 'checkout'];

/** Describes the error in an express payment's declaration. Returns null if the declaration is valid. */
export function expressFault({ code, method, places, mark, begin, form }: ExpressPayment): string | null {
  if (!CODE.test(code))
    return 'the code must start with a letter and contain only letters, digits, "-" and "_"';
  if (!code.startsWith(method)) return `the code must begin with "${method}", the code of its payment method`;
  if ((begin === undefined) === (form === undefined)) return 'either begin or form must be there';
  if (places !== undefined && !Array.isArray(places)) return 'places must be a list';
  const unknown = places?.find((place) => !PLACES.includes(place));
  if (unknown !== undefined)
    return `the place ${JSON.stringify(unknown)} is unknown. Places are ${PLACES.join(', ')}`;
  return mark === undefined || mark instanceof Html ? null : 'mark must be markup of the template `html`';
}

/**
 * Describes the error in the return value of `begin`, as a phrase that follows the express payment's name. Returns null if the value
 * is valid.
 */
export function startFault(answer: unknown): string | null {
  const { reference, redirectTo } = (answer ?? {}) as { reference?: unknown; redirectTo?: unknown };
  if (!isText(reference)) return 'returned no reference of the payment';
  if (typeof redirectTo !== 'string' || !/^https?:$/.test(URL.parse(redirectTo)?.protocol ?? ''))
    return 'returned no http or https URL in redirectTo';
  return null;
}

const PARTS = ['full_name', 'telephone', 'address_1', 'city', 'province', 'postcode', 'country'] as const;

const OPTIONAL_PARTS = [
  { part: 'address_2', isRequired: true },
  { part: 'company', isRequired: false },
  { part: 'vat_id', isRequired: false },
] as const;

/**
 * Describes the error in the return value of `approval`, as a phrase that follows the express payment's name. Returns null if the
 * value is valid.
 */
export function approvalFault(answer: unknown): string | null {
  if (answer === null) return null;
  if (typeof answer !== 'object') return 'returned neither an approval nor null';
  const { reference, email, address } = answer as Readonly<Record<string, unknown>>;
  if (!isText(reference)) return 'returned an approval without the reference of the payment';
  if (email !== null && !isText(email)) return 'returned an approval whose email is neither text nor null';
  if (address === null) return null;
  const parts = (address ?? {}) as Readonly<Record<string, unknown>>;
  const bad = PARTS.find((part) => typeof parts[part] !== 'string');
  if (bad) return `returned an address whose ${bad} is not text`;
  const wrong = OPTIONAL_PARTS.find(
    ({ part, isRequired }) => !isTextOrNull(parts[part]) && (isRequired || parts[part] !== undefined),
  );
  return wrong ? `returned an address whose ${wrong.part} is neither text nor null` : null;
}

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
