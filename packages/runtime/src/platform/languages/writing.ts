/** The scripts that are written from right to left, by their codes of ISO 15924. */
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

/** Reports whether the language of a locale is written from right to left. */
export const isRightToLeft = (locale: string): boolean => RIGHT_TO_LEFT.has(scriptOf(locale));

/** Returns the comma and the space that separate the parts of a list in a sentence. */
export const commaOf = (locale: string): string => (scriptOf(locale) === 'Arab' ? '، ' : ', ');
