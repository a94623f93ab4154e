import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { uuidOr } from '../../platform/entity/refOr.ts';
import { auditEntryRow } from './auditEntry.ts';
import type { AuditEntry } from './auditEntry.ts';
import { auditListing } from './auditListing.ts';
import { countAuditEntries, findAuditEntry, listAuditEntries } from './auditLog.repo.ts';
import { auditEntryNotFound } from './errors.ts';

/** The audit log routes. They are read-only: entries are written only by the transactions that make the changes. */
export const auditRoutes = entityRoutes({
  path: '/api/audit-log',
  idText: 'The UUID of the entry.',
  ref: uuidOr(auditEntryNotFound),
  notFound: auditEntryNotFound,
  answer: auditEntryRow,
  toAnswer: (entry: AuditEntry) => entry,
  list: {
    id: 'listAuditLog',
    does: 'Lists the entries of the audit log. Entries are only written by the changes themselves.',
    listing: auditListing,
    rows: ({ db }, slice) => listAuditEntries(db, slice),
    total: ({ db }, listing) => countAuditEntries(db, listing),
  },
  get: {
    id: 'getAuditEntry',
    does: 'Returns an entry of the audit log. Fails with `AUDIT_ENTRY_NOT_FOUND` if it does not exist.',
    run: ({ db }, uuid) => findAuditEntry(db, uuid),
  },
});
