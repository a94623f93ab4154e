/** API messages in one language. Placeholders such as `{sku}` are replaced with values from the API. */
type Texts = Readonly<Record<string, string>>;

/**
 * Error messages by error code, and field error messages by rule. A rule is a name such as `maxLength`, `format:email` for one value of the
 * rule, or `pattern:coupon` for one field.
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

/** An error as returned by the API. All other members are left unchanged. */
export interface AnsweredRefusal {
  readonly code: string;
  readonly message: string;
  readonly values?: Values;
  readonly details?: readonly AnsweredFault[];
}

/** Translates an error. Messages without a translation are left as the API returned them. */
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

/** Translates a field error. The message is looked up by the rule with its value or field, then by the rule, and then by the error code. */
function faultIn({ faults, refusals }: RefusalTexts, fault: AnsweredFault): string {
  const { path, rule = '', values = {}, message } = fault;
  const narrow = [...Object.values(values), path.split('.').at(-1)].map(
    (value) => faults[`${rule}:${String(value)}`],
  );
  const texts = [...narrow, faults[rule], refusals[rule], isOfSchema(rule) ? faults['invalid'] : undefined];
  return texts.map((text) => filled(text, values)).find((text) => text !== null) ?? message;
}

/** Reports whether a rule is a generic schema mismatch, whose API message is meant for developers. */
const isOfSchema = (rule: string): boolean => SCHEMA.has(rule);
const SCHEMA = new Set(['type', 'format', 'pattern', 'propertyNames', 'additionalProperties', 'anyOf']);

/** Replaces the placeholders of a message. Returns null if there is no message or a value is missing. */
function filled(text: string | undefined, values: Values): string | null {
  const gaps = [...(text ?? '').matchAll(GAP)].map(([, name = '']) => name);
  if (text === undefined || gaps.some((name) => !Object.hasOwn(values, name))) return null;
  return text.replaceAll(GAP, (_, name: string) => String(values[name]));
}

const GAP = /\{(\w+)\}/g;
