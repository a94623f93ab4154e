import { bundledFaces, fileOf } from './faces.ts';
import { OPTIONAL_FONTS, SUBSETTER } from './fontTable.ts';
import { filesOf, isInstalled } from './optionalPackages.ts';

/** The parts of a text that documents cannot show. */
export interface Unprintable {
  /** The letters that no installed font contains. */
  readonly letters: readonly string[];
  /** The packages to install so that the letters can be shown; none if no font is known. */
  readonly packages: readonly string[];
}

/** Matches texts whose letters are all in the base font, as most are: no font must be opened for them. */
const PLAIN =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Cc}\p{N}\p{P}\p{Z}\p{Sc}\p{Sk}+<=>|~]*$/u;

/** Matches characters that have no shape of their own. */
const SHAPELESS = /[\p{C}\p{Z}\p{M}]/u;

/** Reports which letters of the texts documents cannot show. */
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
