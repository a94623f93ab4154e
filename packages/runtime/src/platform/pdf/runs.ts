import type { Bidi } from 'bidi-js';
import type { FontFace, Faces } from './faces.ts';
import { graphemesOf } from './lines.ts';

export type Direction = 'ltr' | 'rtl';

/** A segment of a line that is drawn in one font and direction. */
export interface Run {
  readonly text: string;
  readonly face: FontFace;
}

interface LeveledRun extends Run {
  /** The embedding level in the Unicode Bidirectional Algorithm. Odd levels are right-to-left. */
  readonly level: number;
}

/** Matches the scripts whose letters the font itself arranges from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Splits a line into runs, in visual order from left to right. */
export function runsOf(
  line: string,
  paragraph: string,
  faces: Faces,
  bidi: Bidi,
  direction: Direction,
): readonly Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const runs: LeveledRun[] = [];
  let at = 0;
  for (const letter of graphemesOf(line)) {
    const level = levels[at] ?? 0;
    for (const one of partsOf(mirrored.get(at) ?? letter, paragraph, faces)) {
      const last = runs.at(-1);
      const face = fontFor(one, paragraph, faces, last?.face);
      if (last?.face === face && last.level === level)
        runs[runs.length - 1] = { ...last, text: last.text + one };
      else runs.push({ text: one, face, level });
    }
    at += letter.length;
  }
  return ordered(runs).map(({ text, face, level }) => ({ text: asDrawn(text, level), face }));
}

/**
 * Splits a grapheme cluster so that each piece is contained in one font. The cluster stays whole if one font contains all its
 * characters. Otherwise, it is split into its visible characters.
 */
function partsOf(letter: string, paragraph: string, faces: Faces): readonly string[] {
  const shaped = Array.from(letter).filter((one) => !isJoiner(one));
  const first = shaped[0] === undefined ? undefined : faces.find(codeOf(shaped[0]), paragraph);
  const isWhole = first === undefined || Array.from(letter).every((one) => first.has(codeOf(one)));
  return isWhole ? [letter] : shaped;
}

/**
 * Chooses the font for a piece of text. The previous piece's font is preferred if it contains the characters, such as for
 * spaces between Arabic words.
 */
function fontFor(part: string, paragraph: string, faces: Faces, last: FontFace | undefined): FontFace {
  const codes = Array.from(part, codeOf);
  if (last && !/^\p{Script=Latin}/u.test(part) && codes.every((code) => last.has(code))) return last;
  return faces.find(codes[0] ?? 0, paragraph) ?? (faces.all[0] as FontFace);
}

/** Reports whether a character is invisible and only joins its neighbors or selects their direction or variant. */
const isJoiner = (one: string): boolean => /^[\p{Cf}\p{Variation_Selector}]$/u.test(one);

const codeOf = (one: string): number => one.codePointAt(0) ?? 0;

/**
 * Puts runs in visual order (rule L2 of the Unicode Bidirectional Algorithm). From the highest level down, each sequence of
 * runs at or above that level is reversed.
 */
function ordered(runs: readonly LeveledRun[]): readonly LeveledRun[] {
  const result = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    let start = 0;
    while (start < result.length) {
      if ((result[start] as LeveledRun).level < level) {
        start += 1;
        continue;
      }
      let end = start;
      while (end < result.length && (result[end] as LeveledRun).level >= level) end += 1;
      result.splice(start, end - start, ...result.slice(start, end).toReversed());
      start = end;
    }
  }
  return result;
}

/**
 * Reverses right-to-left text that contains no letters from which the font could detect the direction, such as punctuation
 * between words.
 */
const asDrawn = (text: string, level: number): string =>
  level % 2 === 1 && !RIGHT_TO_LEFT.test(text) ? graphemesOf(text).toReversed().join('') : text;
