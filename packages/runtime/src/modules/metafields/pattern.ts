import { RE2JS } from 're2js';

/**
 * The remaining matching of one write, in characters times the size of their patterns, which takes some tenths of a second at
 * most. It is counted down as patterns are matched.
 */
export interface Effort {
  left: number;
}

const MOST_STEPS = 20_000_000;
/** The most instructions of a compiled pattern; `.{900}` has 900. */
const MAX_SIZE = 1000;
/** The most characters of a pattern. */
export const MAX_PATTERN = 1000;

export const newEffort = (): Effort => ({ left: MOST_STEPS });

/** Reports whether a text matches. Null: matching would exceed the effort. */
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
 * Sums the upper bounds of counted repetitions such as `{2,9}`. The compiled pattern has an instruction for each, and
 * compiling it only to measure it would take seconds.
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
    // The engine has many errors for patterns that it does not support.
    return null;
  }
}
