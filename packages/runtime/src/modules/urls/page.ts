import type { Html } from '../../platform/html/html.ts';

/** The page request without its path. */
export interface PageRequest {
  /** The query parameters. A parameter that occurs more than once has an array. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** The pages that the request may see before they are public. Default: none. */
  readonly preview?: { opens(page: Pick<Page, 'route'> & { readonly urn: string }): boolean } | null;
}

/** The page at another path that permanently shows the requested content (301). */
export interface PageMoved {
  readonly movedTo: string;
  /** The query parameters that the redirect URL must have. */
  readonly query: Readonly<Record<string, string>>;
}

/** Creates markup from the public data of an entity. */
export type PageBody = (entity: Readonly<Record<string, unknown>> | null) => Html | null;

/** A page of the storefront without its widgets. */
export interface Page {
  /** The kind of the page, such as `productView`, which widget placements refer to. */
  readonly route: string;
  /** The URN of the page's entity, for placements on this page only. Null if the page has no entity. */
  readonly urn: string | null;
  /** The area of the page's own content, between `header` and `footer`. */
  readonly area: string;
  readonly title: string;
  /** The description for search engines. */
  readonly description: string | null;
  /** The public data of the entity, for front ends with their own rendering. Null if the page has no entity. */
  readonly entity: Readonly<Record<string, unknown>> | null;
  /** Creates the markup before the widgets of the page's area, from the entity in the language of the page. Null if there is none. */
  readonly body: PageBody | Html | null;
}
