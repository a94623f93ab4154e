/**
 * The texts of refusals in a language, by the codes of the API. `{1}` and `{2}` stand for what the message of the API has in
 * quotation marks.
 */
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
  readonly details?: readonly { readonly path: string; readonly message: string }[];
}

/** Says a refusal in a language. What the language has no text for keeps the message of the API. */
export function refusalIn<Refusal extends AnsweredRefusal>(texts: RefusalTexts, refusal: Refusal): Refusal {
  const { code, message, details } = refusal;
  const said = details?.map((fault) => ({ ...fault, message: saidBy(texts.faults, fault.message) }));
  const [first] = said ?? [];
  const quoted = [...message.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value);
  const own = Object.hasOwn(texts.refusals, code) ? filled(texts.refusals[code], quoted) : null;
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
          found.slice(1).filter((value) => value !== undefined),
        ) ?? message
      );
  }
  return message;
}

/** Fills in values. Null: there is no text, or one of the values is missing. */
function filled(text: string | undefined, values: readonly string[]): string | null {
  const gaps = [...(text ?? '').matchAll(/\{(\d)\}/g)].map(([, at]) => Number(at) - 1);
  if (text === undefined || gaps.some((at) => values[at] === undefined)) return null;
  return text.replaceAll(/\{(\d)\}/g, (_, at: string) => values[Number(at) - 1] ?? '');
}
