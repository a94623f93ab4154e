/** REST collections whose deletions can be undone for a limited time. */
const UNDOABLE: ReadonlySet<string> = new Set([
  '/api/products',
  '/api/categories',
  '/api/coupons',
  '/api/pages',
  '/api/menus',
  '/api/redirects',
]);

/** Reports whether deletions from a collection can be undone. Such deletions require no confirmation. */
export const isUndoable = (api: string): boolean => UNDOABLE.has(api);
