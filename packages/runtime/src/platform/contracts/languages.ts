/**
 * The shop's languages, identified by their codes. Pages in the default language have no path prefix; pages in
 * other languages start with `/<code>/`.
 */
export interface Languages {
  /** The code of the default language, the first one. */
  readonly default: string;
  /** All language codes, starting with the default language. */
  readonly all: readonly string[];
  isLanguage(code: string): boolean;
  /** Finds a language by its code, ignoring case. Null if the shop does not have the language. */
  find(code: string): string | null;
  /** Returns the best match for an `Accept-Language` header, or the default language. */
  choose(acceptLanguage: string | undefined): string;
  /**
   * Returns the locale that formats messages, amounts, and dates in a language. For the default language, this is `shop.locale`.
   */
  localeOf(code: string): string;
  /**
   * Returns a page's path in the given language. The path may include a query string. Paths that do not belong to a page are
   * returned unchanged.
   */
  pathIn(code: string, path: string): string;
  /** Separates the language code from the start of a path. Null if the path has no language code. */
  split(path: string): PathInLanguage | null;
}

/**
 * The locales of texts that are not in the page's language, by field name. A text without a translation is shown in the shop's default
 * language, which pages mark for browsers and screen readers.
 */
export type TextLanguages = Readonly<Record<string, string>>;

/** An entity on a page, with the languages of its texts. */
export type WithTextLanguages = {
  /** Absent if all texts are in the page's language. */
  readonly text_languages?: TextLanguages;
};

/** A path without its language code, and the language that the code identified. */
export interface PathInLanguage {
  readonly language: string;
  /** The page's path without the language code. Starts with a single slash. */
  readonly path: string;
  /** False if the path spells the code differently than the shop does, or contains the code of the default language. */
  readonly isCanonical: boolean;
}
