import { RE2JS } from 're2js';

/**
 * The remaining pattern-matching budget of one write, in characters times pattern size. The full budget corresponds
 * to a few tenths of a second at most. Each match reduces the budget.
 */
export interface Effort {
  left: number;
}

const MOST_STEPS = 20_000_000;
/** Maximum number of instructions in a compiled pattern. For example, `.{900}` has 900. */
const MAX_SIZE = 1000;
/** Maximum number of characters in a pattern. */
export const MAX_PATTERN = 1000;

export const newEffort = (): Effort => ({ left: MOST_STEPS });

/** Reports whether a string matches. Returns null if matching would exceed the budget. */
export type Pattern = (text: string, effort: Effort) => boolean | null;

/**
 * Compiles a pattern of up to 1,000 characters for an engine with linear matching time. Look-around and
 * backreferences are not supported. Returns null if the pattern cannot be compiled or is too large.
 */
export function compilePattern(source: string): Pattern | null {
  if (source.length > MAX_PATTERN || repetitionsIn(source) > MAX_SIZE) return null;
  const compiled = compile(source);
  if (!compiled || compiled.programSize() > MAX_SIZE) return null;
  const size = compiled.programSize();
  return (text, effort) => {
    effort.left -= size * text.length;
    return effort.left < 0 ? null : compiled.test(text);
  };
}

/**
 * Adds up the upper bounds of counted repetitions such as `{2,9}`, because a pattern has at least that many
 * instructions. Compiling a pattern only to measure its size could take seconds.
 */
function repetitionsIn(source: string): number {
  let sum = 0;
  for (const [, from, to] of source.matchAll(/\{(\d+)(?:,(\d*))?\}/g))
    sum += Math.max(Number(from), Number(to ?? 0));
  return sum;
}

function compile(source: string): RE2JS | null {
  try {
    return RE2JS.compile(RE2JS.translateRegExp(source));
  } catch {
    // The engine throws various errors for unsupported patterns.
    return null;
  }
}
