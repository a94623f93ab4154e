import { sql } from '../../../platform/db/db.ts';
import { splitRefs } from '../../../platform/db/ids.ts';
import { columnFilter, splitList } from '../../../platform/listing/columnFilter.ts';
import type { Filter, ListingSpec } from '../../../platform/listing/contract.ts';
import { localizedListing } from '../../translations/index.ts';

const name = sql.fragment`a.attribute_name`;
const type = sql.fragment`a.type`;
const isRequired = sql.fragment`a.is_required`;
const isFilterable = sql.fragment`a.is_filterable`;

/** Filters by attribute groups, by integer id or UUID. */
const group: Filter = {
  operations: ['eq', 'in'],
  about: 'Only attributes in the attribute group, by integer ID or UUID.',
  where(operation, value) {
    const { ids, uuids } = splitRefs(operation === 'eq' ? [value] : splitList(value));
    return sql.fragment`exists (
      select from attribute_group_link l join attribute_group g on g.attribute_group_id = l.attribute_group_id
      where l.attribute_id = a.attribute_id
        and (g.attribute_group_id = any(${sql.array(ids, 'int4')}) or g.uuid = any(${sql.array(uuids, 'uuid')})))`;
  },
};

/** The filters and sort keys of attribute lists. */
export const attributeListing = localizedListing(
  {
    filters: {
      name: columnFilter(name, 'text'),
      code: columnFilter(sql.fragment`a.attribute_code`, 'text'),
      group,
      type: columnFilter(type, 'text', ['eq', 'neq', 'in', 'nin']),
      is_required: columnFilter(isRequired, 'boolean'),
      is_filterable: columnFilter(isFilterable, 'boolean'),
    },
    sorts: {
      name: { column: name, kind: 'text', field: 'attribute_name' },
      type: { column: type, kind: 'text', field: 'type' },
      is_required: { column: isRequired, kind: 'boolean', field: 'is_required' },
      is_filterable: { column: isFilterable, kind: 'boolean', field: 'is_filterable' },
    },
    id: { column: sql.fragment`a.attribute_id`, field: 'attribute_id' },
  },
  { entityType: 'attribute', alias: 'a', column: 'attribute_name', key: 'name' },
);

const groupName = sql.fragment`g.group_name`;

/** The filters and sort keys of attribute group lists. */
export const attributeGroupListing: ListingSpec = {
  filters: { name: columnFilter(groupName, 'text') },
  sorts: { name: { column: groupName, kind: 'text', field: 'group_name' } },
  id: { column: sql.fragment`g.attribute_group_id`, field: 'attribute_group_id' },
};
