/**
 * The languages of a shop, identified by their codes in `shop.languages`. Pages in the default language have plain paths, pages
 * in other languages are under `/<code>/…`.
 */
export interface Languages {
  /** The default language, which is the first one listed. */
  readonly default: string;
  /** All language codes, the default first. */
  readonly all: readonly string[];
  isLanguage(code: string): boolean;
  /** Finds a language by its code, ignoring case. Null if the shop does not have the language. */
  find(code: string): string | null;
  /** Returns the best match for an `Accept-Language` header, or the default language. */
  choose(acceptLanguage: string | undefined): string;
  /** Returns the locale used to format messages, amounts, and dates in a language; `shop.locale` for the default language. */
  localeOf(code: string): string;
  /**
   * Returns the path of a page in the given language. Accepts paths with a query. Paths that are not pages are returned
   * unchanged.
   */
  pathIn(code: string, path: string): string;
  /** Splits the language code off the front of a path. Null if the path has no language code. */
  split(path: string): PathInLanguage | null;
}

/** A path split from its language code. */
export interface PathInLanguage {
  readonly language: string;
  /** The page path, which begins with a single slash. */
  readonly path: string;
  /** False if the code is not spelled the way the shop spells it, or if it is the code of the default language. */
  readonly isCanonical: boolean;
}
