/** The page number of a list, starting at 1, and the number of pages. */
interface ListPage {
  readonly page: number;
  readonly pages: number;
}

/** Returns the HTTP status of a list page: 404 beyond the last page, so that search engines do not index it. */
export const statusOf = ({ page, pages }: ListPage): { readonly status?: number } =>
  page > Math.max(pages, 1) ? { status: 404 } : {};

/** Returns the options of a list page: the status, and the query of the canonical URL. */
export const listOptions = (list: ListPage) => ({
  canonicalQuery: list.page === 1 ? {} : { page: String(list.page) },
  ...statusOf(list),
});
