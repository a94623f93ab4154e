/** Replacements for characters that Unicode normalization does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Folds a string for comparison by ignoring case, accents, apostrophes, hyphens, and spaces. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’ʻʼ`´.]/g, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] as string)
    .replaceAll(/[\s\p{Pd}_,/]+/gu, ' ')
    .trim()
    .normalize('NFC');
