/** The page of a list: its number from 1, and how many there are. */
interface ListPage {
  readonly page: number;
  readonly pages: number;
}

/** Returns the status of a page of a list: 404 beyond the last one, so that search engines leave it out. */
export const statusOf = ({ page, pages }: ListPage): { readonly status?: number } =>
  page > Math.max(pages, 1) ? { status: 404 } : {};

/** Returns the options of the page of a list: its status, and the query of its canonical address. */
export const listOptions = (list: ListPage) => ({
  canonicalQuery: list.page === 1 ? {} : { page: String(list.page) },
  ...statusOf(list),
});
