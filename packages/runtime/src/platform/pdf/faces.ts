import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import { bundledFile } from '../bundled/files.ts';
import { BUNDLED_FONTS, OPTIONAL_FONTS, SUBSETTER } from './fontTable.ts';
import type { OptionalFont, Weight } from './fontTable.ts';
import { filesOf } from './optionalPackages.ts';
import type { FontFile } from './optionalPackages.ts';
import { unpackWoff } from './unpackWoff.ts';

export const WEIGHTS: readonly Weight[] = [400, 700];

/** A font with glyphs that a document uses. */
export interface FontFace {
  /** The names under which the font's weights are registered in the document. */
  readonly names: Readonly<Record<Weight, string>>;
  /** The opened fonts of the weights. A document embeds subsets of them. */
  readonly fonts: Readonly<Record<Weight, Font>>;
  has(letter: number): boolean;
}

/** The fonts of a document. */
export interface Faces {
  /** All fonts used in the document. The first one is the base font. */
  readonly all: readonly FontFace[];
  /** Returns the first font that contains the given letter. Undefined if no font contains it. */
  find(letter: number, paragraph: string): FontFace | undefined;
}

/**
 * Loads the fonts needed for the texts. Of large fonts, only the required files and characters are loaded. `language` is the
 * document language, which determines the shapes of characters that several languages share.
 */
export async function loadFaces(texts: readonly string[], language: string): Promise<Faces> {
  const bundled = await bundledFaces();
  const hasBundled = (letter: number) => bundled.find((face) => face.has(letter));
  const required = new Map<FontFile, Set<string>>();
  for (const paragraph of texts.flatMap((text) => text.split('\n'))) {
    for (const letter of paragraph) {
      const code = letter.codePointAt(0) ?? 0;
      const file = hasBundled(code) ? undefined : fileOf(code, paragraph, language);
      if (!file) continue;
      const letters = required.get(file) ?? new Set();
      required.set(file, letters.add(letter));
    }
  }
  const optional = new Map<FontFile, FontFace>();
  for (const [file, letters] of required) optional.set(file, await readGlyphs(file, [...letters].join('')));
  return {
    all: [...bundled, ...optional.values()],
    find: (letter, paragraph) => hasBundled(letter) ?? ofFile(fileOf(letter, paragraph, language)),
  };
  function ofFile(file: FontFile | undefined): FontFace | undefined {
    return file && optional.get(file);
  }
}

let loaded: Promise<readonly FontFace[]> | null = null;
/** Returns the fonts included in the runtime, which are read once and cached. */
export const bundledFaces = (): Promise<readonly FontFace[]> =>
  (loaded ??= Promise.all(BUNDLED_FONTS.map(({ id, files }) => readBundled(id, files))));

async function readBundled(id: string, files: (typeof BUNDLED_FONTS)[number]['files']): Promise<FontFace> {
  const fonts = await openWeights((weight) => readFile(bundledFile(files[weight])));
  return { names: namesOf(id), fonts, has: (letter) => fonts[400].hasGlyphForCodePoint(letter) };
}

async function openWeights(read: (weight: Weight) => Promise<Buffer>): Promise<FontFace['fonts']> {
  const { openFont } = await import('../bundled/pdfkit.ts');
  const open = async (weight: Weight) => openFont(unpackWoff(await read(weight))) as Font;
  return { 400: await open(400), 700: await open(700) };
}

const namesOf = (id: string): FontFace['names'] => ({ 400: `${id}-400`, 700: `${id}-700` });

/** Returns the file of an installed optional font that contains a character. */
export function fileOf(letter: number, paragraph: string, language: string): FontFile | undefined {
  const isFirst = ({ isFirstFor }: OptionalFont) =>
    isFirstFor.languages.includes(language.split('-')[0] ?? '') || isFirstFor.letters.test(paragraph);
  return [...OPTIONAL_FONTS.filter(isFirst), ...OPTIONAL_FONTS]
    .flatMap((font) => filesOf(font) ?? [])
    .find(({ stretches }) => stretches.some(([first, last]) => letter >= first && letter <= last));
}

/** Extracts letters from an optional font file, in each weight. */
async function readGlyphs(file: FontFile, letters: string): Promise<FontFace> {
  const { default: subset } = (await import(SUBSETTER)) as { readonly default: typeof import('subset-font') };
  const original = await readFile(file.path);
  const inWeight = (wght: Weight) =>
    subset(original, letters, { targetFormat: 'truetype', variationAxes: { wght } });
  const fonts = await openWeights(inWeight);
  const has = new Set([...letters].map((letter) => letter.codePointAt(0)));
  // The name includes the characters, because a PDF opens a font only once per name.
  return { names: namesOf(`${file.path} ${letters}`), fonts, has: (letter) => has.has(letter) };
}
