/** The collections whose deletions the shop lets undo for a while. */
const UNDOABLE: ReadonlySet<string> = new Set([
  '/api/products',
  '/api/categories',
  '/api/coupons',
  '/api/pages',
  '/api/menus',
  '/api/redirects',
]);

/** Reports whether deletions of records of a collection can be undone. They are not asked about first. */
export const isUndoable = (api: string): boolean => UNDOABLE.has(api);
