import type { Html } from '../../platform/html/html.ts';

/** A page request without its path. */
export interface PageRequest {
  /** The query parameters. A repeated parameter has an array of values. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** The unpublished pages that the request may see. Default: none. */
  readonly preview?: { opens(page: Pick<Page, 'route'> & { readonly urn: string }): boolean } | null;
}

/** The page at another path that permanently replaces the requested page (301). */
export interface PageMoved {
  readonly movedTo: string;
  /** The query parameters that the redirect URL must have. */
  readonly query: Readonly<Record<string, string>>;
}

/** Creates HTML from an entity's public data. */
export type PageBody = (entity: Readonly<Record<string, unknown>> | null) => Html | null;

/** A page of the storefront without its widgets. */
export interface Page {
  /** The page type, such as `productView`, which widget placements refer to. */
  readonly route: string;
  /** The URN of the page's entity, for placements on only this page. Null if the page has no entity. */
  readonly urn: string | null;
  /** The area of the page's own content, between `header` and `footer`. */
  readonly area: string;
  readonly title: string;
  /** The description for search engines. */
  readonly description: string | null;
  /** The entity's public data, for front ends with their own rendering. Null if the page has no entity. */
  readonly entity: Readonly<Record<string, unknown>> | null;
  /**
   * Creates the HTML that precedes the widgets in the page's area, from the entity in the page's language. Null if
   * the page has no such HTML.
   */
  readonly body: PageBody | Html | null;
}
