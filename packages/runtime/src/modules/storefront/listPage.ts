/** The page number in a list, starting at 1, and the number of pages. */
interface ListPage {
  readonly page: number;
  readonly pages: number;
}

/** Returns the HTTP status of a list page. Pages after the last page have status 404, so that search engines do not index them. */
export const statusOf = ({ page, pages }: ListPage): { readonly status?: number } =>
  page > Math.max(pages, 1) ? { status: 404 } : {};

/** Returns the page plan members of a list page: the status, and the query of the canonical URL. */
export const listOptions = (list: ListPage) => ({
  canonicalQuery: list.page === 1 ? {} : { page: String(list.page) },
  ...statusOf(list),
});
