/** Collections whose deletions can be undone for a limited time. */
const UNDOABLE: ReadonlySet<string> = new Set([
  '/api/products',
  '/api/categories',
  '/api/coupons',
  '/api/pages',
  '/api/menus',
  '/api/redirects',
]);

/** Reports whether deletions in a collection can be undone. If so, they need no confirmation. */
export const isUndoable = (api: string): boolean => UNDOABLE.has(api);
