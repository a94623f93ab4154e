/** The texts of refusals in a language, by the codes of the API. `{sku}` stands for a value that the API names in the refusal. */
export type Refusals = Readonly<Record<string, string>>;

/** Texts by patterns of sentences of the API. `{1}` stands for what the pattern captures. The first one counts. */
export type Patterns = readonly (readonly [pattern: RegExp, text: string])[];

/** The refusals and faults of a language. */
export interface RefusalTexts {
  readonly refusals: Refusals;
  readonly faults: Patterns;
}

/** A refusal as the API answers it; further members stay as they are. */
export interface AnsweredRefusal {
  readonly code: string;
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly details?: readonly { readonly path: string; readonly message: string }[];
}

/** Says a refusal in a language. What the language has no text for keeps the message of the API. */
export function refusalIn<Refusal extends AnsweredRefusal>(texts: RefusalTexts, refusal: Refusal): Refusal {
  const { code, message, values = {}, details } = refusal;
  const said = details?.map((fault) => ({ ...fault, message: saidBy(texts.faults, fault.message) }));
  const [first] = said ?? [];
  const own = Object.hasOwn(texts.refusals, code) ? filled(texts.refusals[code], values) : null;
  const ofFault = code === 'VALIDATION_FAILED' && first ? `${first.path}: ${first.message}` : message;
  return { ...refusal, message: own ?? ofFault, ...(said && { details: said }) };
}

/** Says a sentence of the API in a language. One that no pattern matches stays as it is. */
export function saidBy(patterns: Patterns, message: string): string {
  for (const [pattern, text] of patterns) {
    const found = pattern.exec(message);
    if (found)
      return (
        filled(
          text,
          Object.fromEntries(
            found
              .slice(1)
              .filter((value) => value !== undefined)
              .map((value, index) => [index + 1, value]),
          ),
        ) ?? message
      );
  }
  return message;
}

/** Fills in values. Null: there is no text, or one of the values is missing. */
function filled(text: string | undefined, values: Readonly<Record<string, string | number>>): string | null {
  const gaps = [...(text ?? '').matchAll(GAP)].map(([, name = '']) => name);
  if (text === undefined || gaps.some((name) => !Object.hasOwn(values, name))) return null;
  return text.replaceAll(GAP, (_, name: string) => String(values[name]));
}

const GAP = /\{(\w+)\}/g;
