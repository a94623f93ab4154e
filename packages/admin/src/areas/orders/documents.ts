import { staffAddress } from '../../kit/api/shop.ts';

/** Types of documents that the shop prints. */
export type DocumentKind = 'invoice' | 'packing-slip';

/** Returns the URL of an order document. */
export const documentHref = (kind: DocumentKind, uuid: string): string =>
  staffAddress(`/api/orders/${uuid}/documents/${kind}`);

/** Returns the URL of the stored file of an issued document. */
export const fileHref = (documentUuid: string): string => staffAddress(`/api/documents/${documentUuid}/file`);

/** The syntaxes of e-invoices. */
export const E_INVOICE_SYNTAXES = ['cii', 'ubl'] as const;

/** Returns the URL of an issued document as an e-invoice. */
export const eInvoiceHref = (documentUuid: string, syntax: (typeof E_INVOICE_SYNTAXES)[number]): string =>
  staffAddress(`/api/documents/${documentUuid}/${syntax}`);

/** Returns the URL of a single file with the documents of several orders. */
export const documentsHref = (kind: DocumentKind, ids: readonly string[]): string =>
  staffAddress(`/api/orders/documents/${kind}?ids=${ids.join(',')}`);
