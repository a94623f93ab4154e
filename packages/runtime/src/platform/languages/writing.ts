/** The right-to-left scripts, by their ISO 15924 codes. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
]);

const scriptOf = (locale: string): string => new Intl.Locale(locale).maximize().script ?? 'Latn';

/** Reports whether a locale's language is written from right to left. */
export const isRightToLeft = (locale: string): boolean => RIGHT_TO_LEFT.has(scriptOf(locale));

/** Returns the comma and the space that separate list items in a sentence. */
export const commaOf = (locale: string): string => (scriptOf(locale) === 'Arab' ? '، ' : ', ');

/** Returns the colon that follows a label. French separates it by a space, at which no line breaks. */
export const colonOf = (locale: string): string =>
  new Intl.Locale(locale).language === 'fr' ? '\u00a0:' : ':';
