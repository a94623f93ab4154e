/** Matches characters of scripts that are written without spaces, where lines may break between any two characters. */
const DENSE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3001\u3002\uff0c\uff01\uff1f]$/u;

/** Matches spaces at which a line may break. Others, such as the no-break space, do not allow a break. */
const BLANK = /[^\S\u00a0\u202f]$/u;

/** Splits a paragraph into pieces that may begin a line: words, with the spaces and punctuation that follow them. */
export function piecesOf(paragraph: string, language: string): readonly string[] {
  const pieces: string[] = [];
  let last = '';
  for (const { segment } of wordsIn(language).segment(paragraph)) {
    const canBreak = BLANK.test(last)
      ? !BLANK.test(segment)
      : (last === '-' || DENSE.test(last)) && !/^[\s\p{P}\p{M}]/u.test(segment);
    if (pieces.length === 0 || canBreak) pieces.push(segment);
    else pieces[pieces.length - 1] += segment;
    last = segment;
  }
  return pieces;
}

const segmenters = new Map<string, Intl.Segmenter>();
function wordsIn(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Splits a text into user-perceived characters (grapheme clusters). */
export const graphemesOf = (text: string): readonly string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Breaks a text into lines of at most `width`, as measured by the given function. A word that is wider is split. */
export function linesOf(
  text: string,
  {
    width,
    language,
    measure,
  }: { readonly width: number; readonly language: string; measure(text: string): number },
): readonly { readonly line: string; readonly paragraph: string }[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let [line, taken] = ['', 0];
    const end = () => {
      lines.push(line.trimEnd());
      [line, taken] = ['', 0];
    };
    const add = (piece: string, wide: number) => {
      line += piece;
      taken += wide;
    };
    for (const piece of piecesOf(paragraph, language)) {
      const wide = measure(piece);
      const bare = /\s$/u.test(piece) ? measure(piece.trimEnd()) : wide;
      if (line !== '' && taken + bare > width) end();
      if (bare <= width) {
        add(piece, wide);
        continue;
      }
      for (const letter of graphemesOf(piece)) {
        const one = measure(letter);
        if (line !== '' && taken + one > width) end();
        add(letter, one);
      }
    }
    end();
    return lines.map((one) => ({ line: one, paragraph }));
  });
}
