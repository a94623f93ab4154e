import type { BUNDLED_FILES } from '../bundled/files.ts';

/** The weights of the letters in documents. */
export type Weight = 400 | 700;

/** A font that comes with the runtime, as a file for each weight. */
export interface BundledFont {
  readonly id: string;
  readonly files: Readonly<Record<Weight, keyof typeof BUNDLED_FILES>>;
}

/**
 * A font that is too large to come with the runtime: a package that stores install unless they omit optional packages. Its files
 * each have some hundred letters, so that a document reads only those that it needs.
 */
export interface OptionalFont {
  readonly id: string;
  readonly package: string;
  /** The start of the names of its files, which a number and `-wght-normal.woff2` follow. */
  readonly file: string;
  /** The letters that it is there for. */
  readonly letters: RegExp;
  /** The languages and the letters in a text whose other letters are looked up in this font first. */
  readonly isFirstFor: { readonly languages: readonly string[]; readonly letters: RegExp };
}

/** The fonts that come with the runtime, in the order in which a letter is looked up. The first one has Latin, Greek and Cyrillic letters. */
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

/** The fonts of optional packages. What Chinese, Japanese and Korean write with the same letters looks different in each. */
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

/** The package that takes the letters of a document out of an optional font. */
export const SUBSETTER = 'subset-font';
