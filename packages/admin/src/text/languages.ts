/** An admin language, as described by its `language.json`. */
interface LanguageData {
  /** Native name of the language. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** List separator, including a trailing space if the language uses one. */
  readonly comma: string;
}

const found = import.meta.glob<LanguageData>('./*/language.json', { eager: true, import: 'default' });

/** Admin languages by code, English first. Each language is a folder of data files next to this file. */
export const languages: Readonly<Record<string, LanguageData>> = Object.fromEntries(
  Object.entries(found)
    .map(([file, data]) => [file.split('/')[1] as string, data] as const)
    .toSorted(([one], [other]) => Number(other === 'en') - Number(one === 'en')),
);

/** Returns the language with the given code, or English if the admin does not support it. */
export const languageOf = (code: string): LanguageData =>
  languages[code] ?? (languages['en'] as LanguageData);
