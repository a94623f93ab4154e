import type { BUNDLED_FILES } from '../bundled/files.ts';

/** The font weights in documents. */
export type Weight = 400 | 700;

/** A font included in the runtime, with one file per weight. */
export interface BundledFont {
  readonly id: string;
  readonly files: Readonly<Record<Weight, keyof typeof BUNDLED_FILES>>;
}

/**
 * A font that is too large for the runtime and comes in an optional npm package. Each font file contains a few hundred
 * characters, so that only the files needed for a document are read.
 */
export interface OptionalFont {
  readonly id: string;
  readonly package: string;
  /** The file name prefix, which is followed by a number and `-wght-normal.woff2`. */
  readonly file: string;
  /** The characters that the font is intended for. */
  readonly letters: RegExp;
  /** The document languages, and the characters in a text, for which this font takes precedence over other optional fonts. */
  readonly isFirstFor: { readonly languages: readonly string[]; readonly letters: RegExp };
}

/** The fonts included in the runtime, in lookup order. The first one has Latin, Greek, and Cyrillic letters. */
export const BUNDLED_FONTS: readonly BundledFont[] = [
  { id: 'base', files: { 400: 'regularFont', 700: 'boldFont' } },
  { id: 'arabic', files: { 400: 'arabicFont', 700: 'arabicBoldFont' } },
  { id: 'hebrew', files: { 400: 'hebrewFont', 700: 'hebrewBoldFont' } },
  { id: 'thai', files: { 400: 'thaiFont', 700: 'thaiBoldFont' } },
  { id: 'devanagari', files: { 400: 'devanagariFont', 700: 'devanagariBoldFont' } },
];

const HAN = /[\p{Script_Extensions=Han}]/u;
const KANA = /[\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]/u;
const HANGUL = /\p{Script_Extensions=Hangul}/u;

/** The fonts in optional packages. The characters that Chinese, Japanese, and Korean share look different in each language. */
export const OPTIONAL_FONTS: readonly OptionalFont[] = [
  {
    id: 'chinese',
    package: '@fontsource-variable/noto-sans-sc',
    file: 'noto-sans-sc',
    letters: HAN,
    isFirstFor: { languages: ['zh'], letters: /(?!)/ },
  },
  {
    id: 'japanese',
    package: '@fontsource-variable/noto-sans-jp',
    file: 'noto-sans-jp',
    letters: KANA,
    isFirstFor: { languages: ['ja'], letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  },
  {
    id: 'korean',
    package: '@fontsource-variable/noto-sans-kr',
    file: 'noto-sans-kr',
    letters: HANGUL,
    isFirstFor: { languages: ['ko'], letters: /\p{Script=Hangul}/u },
  },
  {
    id: 'emoji',
    package: '@fontsource-variable/noto-emoji',
    file: 'noto-emoji',
    letters: /\p{Extended_Pictographic}|\p{Regional_Indicator}/u,
    isFirstFor: { languages: [], letters: /(?!)/ },
  },
];

/** The package that extracts a document's characters from an optional font. */
export const SUBSETTER = 'subset-font';
