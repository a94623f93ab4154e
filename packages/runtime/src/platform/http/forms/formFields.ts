import { tooManyFields } from '../request/errors.ts';

/** Form values by field name: a string, several strings for a repeated name, or nested fields. */
export interface FormFields {
  readonly [name: string]: string | readonly string[] | FormFields;
}

/** Maximum nesting depth. A field name with more levels is not split at its dots. */
const MAX_DEPTH = 4;
/** Maximum number of name-value pairs in a form, far more than any page form has. */
const MAX_PAIRS = 1000;

interface Fields {
  [name: string]: string | string[] | Fields;
}

/**
 * Parses form fields sent as `application/x-www-form-urlencoded`. The name `address.city` is the field `city` of `address`, as
 * in validation errors. If names conflict, the later value is used. Throws 400 before parsing if there are more than 1,000
 * name-value pairs.
 */
export function formFields(text: string): FormFields {
  if (text.split('&', MAX_PAIRS + 1).length > MAX_PAIRS) throw tooManyFields(MAX_PAIRS);
  const fields: Fields = Object.create(null);
  const sent = Map.groupBy(new URLSearchParams(text), ([name]) => name);
  for (const [name, pairs] of sent) {
    const [first = '', ...more] = pairs.map(([, value]) => value);
    const path = name.split('.');
    put(fields, path.length > MAX_DEPTH ? [name] : path, more.length === 0 ? first : [first, ...more]);
  }
  return fields;
}

function put(fields: Fields, path: readonly string[], value: string | string[]): void {
  const last = path.at(-1) as string;
  let inside = fields;
  for (const name of path.slice(0, -1)) {
    const known = inside[name];
    inside = isFields(known) ? known : (inside[name] = Object.create(null) as Fields);
  }
  inside[last] = value;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a field's string for redisplay in a rejected form, or an empty string if the value is not a string. */
export function fieldText(fields: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((at, name) => (isFields(at) && Object.hasOwn(at, name) ? at[name] : undefined), fields);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
