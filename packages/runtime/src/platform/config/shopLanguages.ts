/** The shop's languages, and the locale of the default language. */
export interface ShopLanguages {
  /** The BCP 47 tag of the locale that formats amounts and dates in the default language. */
  readonly locale: string;
  /** The language codes as BCP 47 tags, starting with the default language. */
  readonly languages: readonly string[];
}

/** Returns the language of a BCP 47 tag. */
export const languageOf = (tag: string): string => tag.split('-', 1)[0]?.toLowerCase() ?? '';

/** Reports whether a locale belongs to the default language. True if either value is missing. */
export const areOfOneLanguage = (locale: string | undefined, [first]: readonly string[] = []): boolean =>
  locale === undefined || first === undefined || languageOf(locale) === languageOf(first);

/** Fills in missing values: derives the locale from the default language, or the languages from the locale. */
export function shopLanguages({
  locale,
  languages,
}: {
  readonly locale?: string | undefined;
  readonly languages?: readonly string[] | undefined;
}): ShopLanguages {
  const [first = languageOf(locale ?? 'en')] = languages ?? [];
  return { locale: locale ?? (first === 'en' ? 'en-US' : first), languages: languages ?? [first] };
}
