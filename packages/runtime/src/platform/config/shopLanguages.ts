/** The languages of a shop, and how the default one is written. */
export interface ShopLanguages {
  /** The BCP 47 tag by which amounts and dates of the default language are written. */
  readonly locale: string;
  /** The codes of the languages, BCP 47 tags; the first is the default. */
  readonly languages: readonly string[];
}

const languageOf = (tag: string): string => tag.split('-', 1)[0]?.toLowerCase() ?? '';

/** Reports whether a locale fits the default language; what is left out fits. */
export const areOfOneLanguage = (locale: string | undefined, [first]: readonly string[] = []): boolean =>
  locale === undefined || first === undefined || languageOf(locale) === languageOf(first);

/** Fills in what the configuration leaves out: the locale follows from the languages, or the one language from the locale. */
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
