/**
 * The languages of a shop, named by their codes as `shop.languages` has them. The pages of the default one have plain paths, those
 * of the others live under `/<code>/…`.
 */
export interface Languages {
  /** The language of the shop's own texts: the first one. */
  readonly default: string;
  /** All of them, the default first. */
  readonly all: readonly string[];
  isLanguage(code: string): boolean;
  /** Finds a language by its code in any case; null: the shop does not have it. */
  find(code: string): string | null;
  /** Chooses the language for an `Accept-Language` header: the best one that the shop has, else the default. */
  choose(acceptLanguage: string | undefined): string;
  /** Returns the tag by which texts, amounts and dates of a language are written; `shop.locale` for the default. */
  localeOf(code: string): string;
  /** Returns the path or path with query of the shop at which a page is in a language. Paths that are no pages stay as they are. */
  pathIn(code: string, path: string): string;
  /** Takes the code of a language from the front of a path. Null: the path has none. */
  split(path: string): PathInLanguage | null;
}

/** A path without the code in front of it. */
export interface PathInLanguage {
  readonly language: string;
  /** The path of the page, which begins with one slash. */
  readonly path: string;
  /** False: the code is written otherwise than the shop writes it, or is that of the default language. */
  readonly isCanonical: boolean;
}
