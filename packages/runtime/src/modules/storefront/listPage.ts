/** The page of a list: its number from 1, and how many there are. */
interface ListPage {
  readonly page: number;
  readonly pages: number;
}

/** Returns the query of the canonical address of a list: the number of its page. */
export const pageQuery = ({ page }: Pick<ListPage, 'page'>): Readonly<Record<string, string>> =>
  page === 1 ? {} : { page: String(page) };

/** Returns the status of a page of a list: 404 beyond the last one, so that search engines leave it out. */
export const statusOf = ({ page, pages }: ListPage): { readonly status?: number } =>
  page > Math.max(pages, 1) ? { status: 404 } : {};
