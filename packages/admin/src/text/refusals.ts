/** API messages in one language. `{sku}` is a placeholder for a value from the API. */
type Texts = Readonly<Record<string, string>>;

/**
 * Error messages by code, and field error messages by rule: `maxLength`, or `format:email` for one value of the rule, or `pattern:coupon`
 * for one field.
 */
export interface RefusalTexts {
  readonly refusals: Texts;
  readonly faults: Texts;
}

type Values = Readonly<Record<string, unknown>>;

/** A field error as returned by the API. */
interface AnsweredFault {
  readonly path: string;
  readonly rule?: string;
  readonly values?: Values;
  readonly message: string;
}

/** An error as returned by the API. Other members are left unchanged. */
export interface AnsweredRefusal {
  readonly code: string;
  readonly message: string;
  readonly values?: Values;
  readonly details?: readonly AnsweredFault[];
}

/** Translates an error. Messages without a translation stay as the API returned them. */
export function refusalIn<Refusal extends AnsweredRefusal>(texts: RefusalTexts, refusal: Refusal): Refusal {
  const { code, message, values = {}, details } = refusal;
  const translated = details?.map((fault) => ({ ...fault, message: faultIn(texts, fault) }));
  const [first] = translated ?? [];
  const ofFault = code === 'VALIDATION_FAILED' && first ? `${first.path}: ${first.message}` : message;
  return {
    ...refusal,
    message: filled(texts.refusals[code], values) ?? ofFault,
    ...(translated && { details: translated }),
  };
}

/** Translates a field error, looked up by the rule's value or field, by the rule, or by the error code. */
function faultIn({ faults, refusals }: RefusalTexts, fault: AnsweredFault): string {
  const { path, rule = '', values = {}, message } = fault;
  const narrow = [...Object.values(values), path.split('.').at(-1)].map(
    (value) => faults[`${rule}:${String(value)}`],
  );
  const texts = [...narrow, faults[rule], refusals[rule], isOfSchema(rule) ? faults['invalid'] : undefined];
  return texts.map((text) => filled(text, values)).find((text) => text !== null) ?? message;
}

/** Reports whether a rule says only that the value does not match the schema, with a message meant for developers. */
const isOfSchema = (rule: string): boolean => SCHEMA.has(rule);
const SCHEMA = new Set(['type', 'format', 'pattern', 'propertyNames', 'additionalProperties', 'anyOf']);

/** Fills in the values. Returns null if there is no message, or a value is missing. */
function filled(text: string | undefined, values: Values): string | null {
  const gaps = [...(text ?? '').matchAll(GAP)].map(([, name = '']) => name);
  if (text === undefined || gaps.some((name) => !Object.hasOwn(values, name))) return null;
  return text.replaceAll(GAP, (_, name: string) => String(values[name]));
}

const GAP = /\{(\w+)\}/g;
