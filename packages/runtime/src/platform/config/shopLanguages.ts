/** The languages of a shop, with the locale of the default one. */
export interface ShopLanguages {
  /** The BCP 47 tag used to format amounts and dates in the default language. */
  readonly locale: string;
  /** The language codes as BCP 47 tags; the first is the default. */
  readonly languages: readonly string[];
}

const languageOf = (tag: string): string => tag.split('-', 1)[0]?.toLowerCase() ?? '';

/** Reports whether a locale matches the default language; a missing value matches. */
export const areOfOneLanguage = (locale: string | undefined, [first]: readonly string[] = []): boolean =>
  locale === undefined || first === undefined || languageOf(locale) === languageOf(first);

/** Fills in missing values: the locale from the languages, or the only language from the locale. */
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
