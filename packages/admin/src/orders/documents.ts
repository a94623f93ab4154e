/** The kinds of documents that the shop prints. */
export type DocumentKind = 'invoice' | 'packing-slip';

/** Returns the address of a document about one order. */
export const documentHref = (kind: DocumentKind, uuid: string): string =>
  `/api/orders/${uuid}/documents/${kind}`;

/** Returns the address of one file with a document about each of several orders. */
export const documentsHref = (kind: DocumentKind, ids: readonly string[]): string =>
  `/api/orders/documents/${kind}?ids=${ids.join(',')}`;
