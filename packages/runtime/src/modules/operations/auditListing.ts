import { isUuid } from '../../platform/db/ids.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';
import { columnFilter, splitList } from '../../platform/listing/columnFilter.ts';
import type { Filter, ListingSpec } from '../../platform/listing/contract.ts';

/** Creates a filter on a UUID column. A string that is not a UUID matches no record. */
const uuidFilter = (column: SqlFragment): Filter => ({
  operations: ['eq', 'in'],
  where: (operation, value) => {
    const uuids = (operation === 'eq' ? [value] : splitList(value)).filter(isUuid);
    return sql.fragment`${column} = any(${sql.array(uuids, 'uuid')})`;
  },
});

/** The audit log filters. Entries are sorted newest first. */
export const auditListing: ListingSpec = {
  filters: {
    actor_kind: columnFilter(sql.fragment`actor_kind`, 'text', ['eq', 'in']),
    actor_uuid: uuidFilter(sql.fragment`actor_uuid`),
    actor_name: columnFilter(sql.fragment`actor_name`, 'text', ['eq', 'like', 'in']),
    action: columnFilter(sql.fragment`action`, 'text', ['eq', 'neq', 'in', 'nin']),
    entity_type: columnFilter(sql.fragment`entity_type`, 'text', ['eq', 'neq', 'in', 'nin']),
    entity_uuid: uuidFilter(sql.fragment`entity_uuid`),
    request_id: columnFilter(sql.fragment`request_id`, 'text', ['eq', 'in']),
    created_at: columnFilter(sql.fragment`created_at`, 'timestamp'),
  },
  sorts: {},
  id: { column: sql.fragment`audit_log_id`, field: 'audit_log_id' },
};
