import { RE2JS } from 're2js';

/**
 * How much matching one write may ask for, in characters times the size of their patterns: some tenths of a second at
 * the very worst. Counted down as patterns are matched.
 */
export interface Effort {
  left: number;
}

const MOST_STEPS = 20_000_000;
/** Instructions of the compiled pattern: `.{900}` has as many. */
const MAX_SIZE = 1000;
/** Characters of a pattern. */
export const MAX_PATTERN = 1000;

export const newEffort = (): Effort => ({ left: MOST_STEPS });

/** Null: the text has more characters than its pattern can be matched with. */
export type Pattern = (text: string, effort: Effort) => boolean | null;

/**
 * Compiles a pattern of at most 1,000 characters on an engine whose time grows with the text and never explodes; it has no look-around and no
 * back-references. Null: it cannot be compiled, or is too large.
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
 * The sum of the upper bounds of counted repetitions such as `{2,9}`. The compiled pattern has an instruction for each, and
 * compiling it only to measure it takes seconds.
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
    // The engine says in many ways that it does not take the pattern.
    return null;
  }
}
