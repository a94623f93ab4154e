/** Texts of the API in a language. `{sku}` stands for a value that the API names. */
type Texts = Readonly<Record<string, string>>;

/** The texts of refusals by code, and those of the faults of a field by rule: `maxLength`, or `format:email` for one value of it, `pattern:coupon` for one field. */
export interface RefusalTexts {
  readonly refusals: Texts;
  readonly faults: Texts;
}

type Values = Readonly<Record<string, unknown>>;

/** A fault of a field as the API answers it. */
interface AnsweredFault {
  readonly path: string;
  readonly rule?: string;
  readonly values?: Values;
  readonly message: string;
}

/** A refusal as the API answers it; further members stay as they are. */
export interface AnsweredRefusal {
  readonly code: string;
  readonly message: string;
  readonly values?: Values;
  readonly details?: readonly AnsweredFault[];
}

/** Translates a refusal. What the language has no text for keeps the message of the API. */
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

/** Translates a fault: by a value of its rule or its field, by the rule, or by the code of the refusal that it is. */
function faultIn({ faults, refusals }: RefusalTexts, fault: AnsweredFault): string {
  const { path, rule = '', values = {}, message } = fault;
  const narrow = [...Object.values(values), path.split('.').at(-1)].map(
    (value) => faults[`${rule}:${String(value)}`],
  );
  const texts = [...narrow, faults[rule], refusals[rule], isOfSchema(rule) ? faults['invalid'] : undefined];
  return texts.map((text) => filled(text, values)).find((text) => text !== null) ?? message;
}

/** Reports whether a rule says no more than that the value does not fit: its sentence is one for programs. */
const isOfSchema = (rule: string): boolean => SCHEMA.has(rule);
const SCHEMA = new Set(['type', 'format', 'pattern', 'propertyNames', 'additionalProperties', 'anyOf']);

/** Fills in values. Null: there is no text, or one of the values is missing. */
function filled(text: string | undefined, values: Values): string | null {
  const gaps = [...(text ?? '').matchAll(GAP)].map(([, name = '']) => name);
  if (text === undefined || gaps.some((name) => !Object.hasOwn(values, name))) return null;
  return text.replaceAll(GAP, (_, name: string) => String(values[name]));
}

const GAP = /\{(\w+)\}/g;
