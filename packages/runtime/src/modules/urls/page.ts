import type { Html } from '../../platform/html/html.ts';

/** What a page is asked for beside its path. */
export interface PageRequest {
  /** Of the address. A name that stands there twice has a list. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** What the request may see before it is public. Default: nothing. */
  readonly preview?: { opens(page: Pick<Page, 'route'> & { readonly urn: string }): boolean } | null;
}

/** A page of the storefront, before anything is placed on it. */
export interface Page {
  /** The kind of page, such as `productView`: what placements of widgets name it by. */
  readonly route: string;
  /** That of the entity that it shows, for the placements on this page alone. Null: it shows none. */
  readonly urn: string | null;
  /** Of the page's own content; `header` and `footer` lie around it. */
  readonly area: string;
  readonly title: string;
  /** For search engines. */
  readonly description: string | null;
  /** What the storefront may know of the entity, for front ends that render themselves. Null: there is none. */
  readonly entity: Readonly<Record<string, unknown>> | null;
  /** What stands before the widgets of its area. */
  readonly body: Html | null;
}
