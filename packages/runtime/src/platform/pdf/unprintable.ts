import { bundledFaces, fileOf } from './faces.ts';
import { OPTIONAL_FONTS, SUBSETTER } from './fontTable.ts';
import { filesOf, isInstalled } from './optionalPackages.ts';

/** The characters that PDF documents cannot show, and how to fix that. */
export interface Unprintable {
  /** The characters that no installed font contains. */
  readonly letters: readonly string[];
  /** The packages to install so that documents can show the characters. Empty if no known font contains them. */
  readonly packages: readonly string[];
}

/**
 * Matches texts whose characters are all in the base font. Most texts match, so usually no other font has to be opened to check
 * them.
 */
const PLAIN =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Cc}\p{N}\p{P}\p{Z}\p{Sc}\p{Sk}+<=>|~]*$/u;

/** Matches characters that have no glyph of their own. */
const SHAPELESS = /[\p{C}\p{Z}\p{M}]/u;

/** Lists the characters in the texts that PDF documents cannot show. */
export async function unprintableIn(texts: readonly string[]): Promise<Unprintable> {
  const rare = texts.filter((text) => !PLAIN.test(text));
  if (rare.length === 0) return { letters: [], packages: [] };
  const faces = await bundledFaces();
  const letters = new Set(
    rare.flatMap((text) =>
      [...text].filter((letter) => {
        const code = letter.codePointAt(0) ?? 0;
        return !SHAPELESS.test(letter) && !faces.some((face) => face.has(code)) && !fileOf(code, text, '');
      }),
    ),
  );
  const packages = OPTIONAL_FONTS.filter(
    (font) => filesOf(font) === null && [...letters].some((letter) => font.letters.test(letter)),
  ).map((font) => font.package);
  const needed = packages.length > 0 && !isInstalled(SUBSETTER) ? [...packages, SUBSETTER] : packages;
  return { letters: [...letters], packages: needed };
}
