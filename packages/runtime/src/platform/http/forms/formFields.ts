import { tooManyFields } from '../request/errors.ts';

/** The values of a form by the names of its fields: a text, the texts of a name that came several times, or nested fields. */
export interface FormFields {
  readonly [name: string]: string | readonly string[] | FormFields;
}

/** The most levels of nesting: a name with more dots than this is taken as it is. */
const MAX_DEPTH = 4;
/** The most pairs of a form, which no form of a page comes near. */
const MAX_PAIRS = 1000;

interface Fields {
  [name: string]: string | string[] | Fields;
}

/**
 * Reads the fields of a form that was sent as `application/x-www-form-urlencoded`. The name `address.city` is the field `city` of
 * `address`, as validation errors write it. If one name stands in the way of another, the later one counts. Throws 400 past 1,000
 * pairs of name and value, which are counted before any is read.
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

/** Returns the text of a field, to be shown again in a refused form; an empty text for values that are not text. */
export function fieldText(fields: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((at, name) => (isFields(at) && Object.hasOwn(at, name) ? at[name] : undefined), fields);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
