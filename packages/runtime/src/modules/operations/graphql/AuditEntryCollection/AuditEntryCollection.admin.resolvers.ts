import { listFields } from '../../../../platform/graphql/listFields.ts';
import { auditListing } from '../../auditListing.ts';
import { countAuditEntries, listAuditEntries } from '../../auditLog.repo.ts';

export default {
  Query: listFields('auditLog', {
    spec: auditListing,
    rows: ({ db }, slice) => listAuditEntries(db, slice),
    total: ({ db }, listing) => countAuditEntries(db, listing),
  }),
};
