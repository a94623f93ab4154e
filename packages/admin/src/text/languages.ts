/** A language of the admin, as its `language.json` describes it. */
interface LanguageData {
  /** The name of the language in itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The sign and space between the parts of a list. */
  readonly comma: string;
}

const found = import.meta.glob<LanguageData>('./*/language.json', { eager: true, import: 'default' });

/** The languages of the admin by code: each is a folder of data beside this file, English first. */
export const languages: Readonly<Record<string, LanguageData>> = Object.fromEntries(
  Object.entries(found)
    .map(([file, data]) => [file.split('/')[1] as string, data] as const)
    .toSorted(([one], [other]) => Number(other === 'en') - Number(one === 'en')),
);

/** The language of a code; English if the admin does not have it. */
export const languageOf = (code: string): LanguageData =>
  languages[code] ?? (languages['en'] as LanguageData);
