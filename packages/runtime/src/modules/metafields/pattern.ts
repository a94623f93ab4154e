import { RE2JS } from 're2js';

/**
 * The remaining matching budget of one write, in characters times pattern size, which takes at most a few tenths of a second. Decremented
 * as patterns are matched.
 */
export interface Effort {
  left: number;
}

const MOST_STEPS = 20_000_000;
/** Maximum number of instructions in a compiled pattern; `.{900}` has 900. */
const MAX_SIZE = 1000;
/** Maximum number of characters in a pattern. */
export const MAX_PATTERN = 1000;

export const newEffort = (): Effort => ({ left: MOST_STEPS });

/** Reports whether a string matches. Null if matching would exceed the budget. */
export type Pattern = (text: string, effort: Effort) => boolean | null;

/**
 * Compiles a pattern of at most 1,000 characters for an engine with linear matching time, without look-around and back-references. Returns
 * null if it cannot be compiled or is too large.
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
 * Sums the upper bounds of counted repetitions such as `{2,9}`. The compiled pattern has an instruction for each, and compiling it only to
 * measure it would take seconds.
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
    // The engine throws many kinds of errors for unsupported patterns.
    return null;
  }
}
