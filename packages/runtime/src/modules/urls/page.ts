import type { Html } from '../../platform/html/html.ts';

/** The request of a page beside its path. */
export interface PageRequest {
  /** The query of the address. A name that occurs twice has a list. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** The pages that the request may see before they are public. Default: none. */
  readonly preview?: { opens(page: Pick<Page, 'route'> & { readonly urn: string }): boolean } | null;
}

/** The page of another path, which shows what was requested for good (301). */
export interface PageMoved {
  readonly movedTo: string;
  /** The values that the query of the address must have there. */
  readonly query: Readonly<Record<string, string>>;
}

/** Creates markup of the public data of an entity. */
export type PageBody = (entity: Readonly<Record<string, unknown>> | null) => Html | null;

/** A page of the storefront without its widgets. */
export interface Page {
  /** The kind of the page, such as `productView`, by which placements of widgets name it. */
  readonly route: string;
  /** The URN of its entity, for placements on this page alone. Null: it has no entity. */
  readonly urn: string | null;
  /** The area of its own content, between `header` and `footer`. */
  readonly area: string;
  readonly title: string;
  /** The description for search engines. */
  readonly description: string | null;
  /** The public data of the entity, for front ends that render themselves. Null: it has no entity. */
  readonly entity: Readonly<Record<string, unknown>> | null;
  /** Creates the markup before the widgets of its area, from the entity in the language of the page. Null: there is none. */
  readonly body: PageBody | Html | null;
}
